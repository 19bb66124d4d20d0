import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/tables.ts';
import type { FileStore } from './file-store.ts';
import type { Mailer } from './mailer.ts';
import type { MailTransport } from './mail-transport.ts';

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
