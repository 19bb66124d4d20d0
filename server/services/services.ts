import type { KeyObject } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/tables.ts';
import type { Language } from '../../wire/language.ts';

/** What handlers and jobs share; made once at start, replaced in tests. */
export interface Services {
  readonly database: Database;
  readonly clock: () => Date;
  /** Signs what is not worth storing, such as base tokens. Made at first start and kept in the data folder. */
  readonly secret: Buffer;
  /** Signs what asks a buyer for money, so that anybody can ask whether it was us. */
  readonly paymentKeys: PaymentKeys;
  readonly mailer: Mailer;
  /** Carries mails away. Without one they stay in the outbox. */
  readonly mailTransport?: MailTransport;
  /** Writes to buyers' browsers. Without it nobody is asked whether they want that. */
  readonly push?: PushSender;
  readonly files: FileStore;
  readonly fetchPicture: FetchPicture;
  readonly hub: Hub;
  /** Where the site is reached from outside, for links in mails. */
  readonly publicUrl: string;
  /** Off only where a test means to call often. */
  readonly limits: boolean;
  readonly log: FastifyBaseLogger;
}

export interface PaymentKeys {
  /** The one that signs. */
  current(): Promise<{ id: string; privateKey: KeyObject }>;
  /** One that signs or has signed. */
  find(id: string): Promise<{ publicKey: KeyObject; retiredAt?: Date } | undefined>;
}

type Listener = (accountId: string) => void;

/**
 * Tells this node's sockets that there may be something new in a chat. It carries no message itself: a socket then reads
 * what it misses, so that it does no harm to be told twice or late.
 */
export interface Hub {
  tell(accountId: string): void;
  /** Tells all sockets, after a time in which messages of other nodes may have been missed. */
  tellAll(): void;
  /** Listens for one account, and answers a function that stops this. */
  follow(accountId: string, listener: Listener): () => void;
  countFollowers(accountId: string): number;
}

/** Where uploaded pictures lie: a folder, or S3-compatible storage. */
export interface FileStore {
  /** Stores `bytes` under their own hash, once however often they come, and answers their path below `/files/`. */
  put(bytes: Buffer, extension: string): Promise<{ hash: string; path: string }>;
  read(path: string): Promise<Buffer | undefined>;
  /** Opens a file to be sent to a visitor without keeping it in memory. The caller reads the stream or destroys it. */
  open(path: string, part?: FilePart): Promise<OpenFile | undefined>;
  /** Rejects where this node cannot store a file, such as on a full disk. */
  probe(): Promise<void>;
}

/** The first and the last byte of a part. */
export interface FilePart {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Bytes of what the stream holds. */
  size: number;
  stream: Readable;
}

/** A file that was fetched from its address, or why it cannot be had. */
export type FetchedPicture =
  | { bytes: Buffer }
  | { fault: 'address' | 'notFound' | 'unreachable' | 'slow' | 'tooLarge' | 'noPicture' };

/** Fetches a picture from an address that somebody has named, which may be any. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>;

export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** What a QR code beside the text says. */
  qr?: string | undefined;
  language: Language;
}

export interface Mailer {
  /** Takes a mail for delivery in the caller's transaction: it goes out if, and only if, the change it tells of holds. */
  post(database: Database, mail: Mail, now: Date): Promise<void>;
  /** The same work for a mail that goes nowhere, where time must not tell whether one does. */
  pretend(database: Database, mail: Mail, now: Date): Promise<void>;
}

export interface OutgoingMail {
  /** Stays the same however often the mail is tried, so that a reader's program can tell a copy. */
  id: string;
  to: string;
  subject: string;
  body: string;
  /** What a QR code beside the text says, where the letter has one. */
  qr: string | null;
  language: string;
}

/** Carries a mail away, or fails: with `MailRefused` where trying again is useless. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Fails where mails could not be handed over now. */
  check(): Promise<void>;
  close(): void;
}

/** This one mail will never be taken, such as one to an address that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Where a browser takes messages, and what they are encrypted for it with. */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface OutgoingPush {
  payload: string;
  /** A message replaces an earlier one of its topic that the browser has not taken yet. */
  topic: string;
  /** How many seconds the push service keeps it for a browser that is away. */
  ttl: number;
}

/** `gone`: the browser takes no messages any more. `refused`: not this one. `later`: it may be tried again. */
export type PushOutcome = { is: 'sent' } | { is: 'gone' | 'refused' | 'later'; reason: string };

export interface PushSender {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  send(browser: Browser, message: OutgoingPush): Promise<PushOutcome>;
  close(): void;
}
