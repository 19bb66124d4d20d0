import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/tables.ts';
import type { Language } from '../../wire/language.ts';

/** What handlers and jobs share; made once at start, replaced in tests. */
export interface Services {
  readonly database: Database;
  readonly clock: () => Date;
  /** Signs what is not worth storing, such as base tokens. Made at first start and kept in the data folder. */
  readonly secret: Buffer;
  readonly mailer: Mailer;
  /** Carries mails away. Without one they stay in the outbox. */
  readonly mailTransport?: MailTransport;
  readonly files: FileStore;
  /** Where the site is reached from outside, for links in mails. */
  readonly publicUrl: string;
  /** Off only where a test means to call often. */
  readonly limits: boolean;
  readonly log: FastifyBaseLogger;
}

/** Where uploaded pictures lie: a folder, or S3-compatible storage. */
export interface FileStore {
  /** Stores `bytes` under their own hash, once however often they come, and answers their path below `/files/`. */
  put(bytes: Buffer, extension: string): Promise<{ hash: string; path: string }>;
  read(path: string): Promise<Buffer | undefined>;
}

export interface Mail {
  to: string;
  subject: string;
  body: string;
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
