import type { KeyObject } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Tracer } from '#server/platform/tracing.ts';
import type { MpesaFailure, NoticeChannel, NoticeProblem } from '#generated/client/types.gen.ts';
import type { Replica } from '#server/platform/database/replica.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Language } from '#wire/language.ts';

/** What handlers and jobs share; created once at start, replaced in tests. */
export interface Services {
  readonly database: Database;
  /** For public reads that may be a second old. */
  readonly replica?: Replica;
  readonly clock: () => Date;
  /** Signs what is not stored, such as base tokens. Created at the first start and saved in the data folder. */
  readonly secret: Buffer;
  /** Signs payment requests, so that anybody can verify that they are ours. */
  readonly paymentKeys: PaymentKeys;
  readonly mailer: Mailer;
  /** Sends e-mails. Without it they stay in the outbox. */
  readonly mailTransport?: MailTransport;
  /** Which messages are queued besides e-mails. A process without a sender, such as a staff command, queues them too. */
  readonly offered: Readonly<Record<'push' | 'notices', boolean>>;
  /** Sends push messages. Without it, push is not offered. */
  readonly push?: PushSender;
  /** Sends order notices to phones, by channel. Channels without a gateway are not offered. */
  readonly notices?: Readonly<Partial<Record<NoticeChannel, NoticeGateway>>>;
  /** Payments by M-Pesa. Without it, they are not offered. */
  readonly mpesa?: MpesaGateway;
  readonly files: FileStore;
  readonly fetchPicture: FetchPicture;
  readonly hub: Hub;
  /** The site's public URL, for links in e-mails. */
  readonly publicUrl: string;
  /** Disabled only by tests that call often. */
  readonly limits: boolean;
  readonly log: FastifyBaseLogger;
  /** Traces calls, pages and jobs. Without it nothing is traced. */
  readonly tracer?: Tracer;
}

export interface PaymentKeys {
  /** The signing key. */
  current(): Promise<{ id: string; privateKey: KeyObject }>;
  /** An active or retired key. */
  find(id: string): Promise<{ publicKey: KeyObject; retiredAt?: Date } | undefined>;
}

type Listener = (accountId: string) => void;

/**
 * Notifies this node's sockets of changes in a chat. Carries no message itself: sockets read what they miss, so late
 * and repeated notifications are harmless.
 */
export interface Hub {
  notify(accountId: string): void;
  /** Notifies all sockets after a period in which notifications may have been lost. */
  notifyAll(): void;
  /** Subscribes to one account and returns a function that unsubscribes. */
  follow(accountId: string, listener: Listener): () => void;
  countFollowers(accountId: string): number;
}

/** The store of uploaded files: a folder or S3-compatible storage. */
export interface FileStore {
  /** Stores `bytes` under their hash, deduplicated, and returns the path below `/files/`. */
  put(bytes: Buffer, extension: string): Promise<{ hash: string; path: string }>;
  read(path: string): Promise<Buffer | undefined>;
  /** Opens a file for streaming. The caller must read or destroy the stream. */
  open(path: string, part?: FilePart): Promise<OpenFile | undefined>;
  /** Rejects if this node cannot store files, such as on a full disk. */
  probe(): Promise<void>;
}

/** First and last byte, inclusive. */
export interface FilePart {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Number of bytes in the stream. */
  size: number;
  stream: Readable;
}

/** A fetched file, or why it cannot be fetched. */
export type FetchedPicture =
  | { bytes: Buffer }
  | { fault: 'address' | 'notFound' | 'unreachable' | 'slow' | 'tooLarge' | 'noPicture' };

/** Fetches a picture from a user-supplied URL, which may be anything. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>;

export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The content of the QR code below the text. */
  qr?: string | undefined;
  language: Language;
  /** The deadline that it names. It is not sent later. */
  until?: Date | undefined;
  /** The order or offer that it asks to act on. It is not sent after the next change of it. */
  aboutId?: string | undefined;
  /** Whether it goes to many readers at once. It is sent after all others. */
  isBulk?: boolean | undefined;
}

export interface Mailer {
  /** Queues an e-mail in the caller's transaction: it is sent only if the change commits. */
  post(database: Database, mail: Mail, now: Date): Promise<void>;
  /** Does the same work without sending, where timing must not reveal whether an e-mail is sent. */
  pretend(database: Database, mail: Mail, now: Date): Promise<void>;
}

export interface OutgoingMail {
  /** The same for every retry, so that mail clients can recognise duplicates. */
  id: string;
  to: string;
  subject: string;
  body: string;
  /** The content of the QR code below the text, if there is one. */
  qr: string | null;
  language: string;
}

/** Sends an e-mail or rejects: with `MailRefused` or `MailDelayed` if the server rejected only this e-mail. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Rejects if e-mails could not be sent now. */
  check(): Promise<void>;
  close(): void;
}

/** This e-mail will never be accepted, such as one to an unknown address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** This e-mail is not accepted at the moment, such as one to a full mailbox. Others may be. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
}

/** A browser's push endpoint, with its encryption keys. */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface OutgoingPush {
  payload: string;
  /** A message replaces an earlier undelivered one of its topic. */
  topic: string;
  /** Seconds that the push service stores it for an offline browser. */
  ttl: number;
}

/** `gone`: the subscription has ended. `refused`: this message was rejected. `later`: retry. */
export type PushOutcome = { is: 'sent' } | { is: 'gone' | 'refused' | 'later'; reason: string };

export interface PushSender {
  /** The public key that browsers subscribe with. */
  readonly publicKey: string;
  send(browser: Browser, message: OutgoingPush): Promise<PushOutcome>;
  close(): void;
}

export interface OutgoingNotice {
  /** The number in international form, digits only. */
  to: string;
  language: Language;
  /** The whole message, for gateways that take any text. */
  text: string;
  /** The same for gateways that only take approved templates. */
  template: {
    name: string;
    values: readonly string[];
    /** The variable part of the template's button: the end of its URL, or the code to copy. */
    button: string;
  };
}

/**
 * `unknown`: no answer came, so it may have been sent. `refused`: this message was rejected. `barred`: nothing can be
 * sent to this number. `later`: certainly not sent, retry.
 */
export type NoticeOutcome =
  | { is: 'sent'; id?: string }
  | { is: 'unknown' | 'refused' | 'later'; reason: string }
  | { is: 'barred'; problem: NoticeProblem; reason: string };

export interface NoticeGateway {
  send(notice: OutgoingNotice): Promise<NoticeOutcome>;
  /** Checks the callers that report deliveries. Absent if none are expected. */
  readonly reports?: {
    /** Whether this is our own text, which the gateway repeats when its callback is set up. */
    isOwnToken(token: string): boolean;
    isSigned(body: string, signature: string): boolean;
  };
}

/** `unsent`: certainly not sent; `unknown`: no answer came, so it may have been sent. */
export type MpesaPush = { is: 'sent'; checkoutId: string } | { is: 'refused' | 'unsent' | 'unknown'; reason: string };

/** The result of a payment request. `pending`: ask again. */
export type MpesaResult = { is: 'paid' } | { is: 'failed'; failure: MpesaFailure } | { is: 'pending'; reason: string };

/** The paybill account at M-Pesa. */
export interface MpesaGateway {
  readonly shortcode: string;
  /** Whether a callback with this secret may come from this address. */
  isCaller(secret: string, address: string): boolean;
  /** Asks the owner of a phone to pay. */
  push(request: { id: string; kes: number; phone: string; account: string }): Promise<MpesaPush>;
  /** Asks for the result of a request. */
  query(checkoutId: string): Promise<MpesaResult>;
  /** Tells M-Pesa where to report payments. */
  register(): Promise<void>;
  /** Identifies what `register` tells. */
  readonly registration: string;
}
