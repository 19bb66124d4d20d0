import type { Database } from '../database/tables.ts';
import type { Language } from '../wire/language.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
  language: Language;
}

/** Takes a mail for delivery in the caller's transaction: it goes out if, and only if, the change it tells of holds. */
export interface Mailer {
  post(database: Database, mail: Mail, now: Date): Promise<void>;
}
