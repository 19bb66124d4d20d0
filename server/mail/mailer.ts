import type { Database } from '../database/tables.ts';
import type { Language } from '../../wire/language.ts';

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
