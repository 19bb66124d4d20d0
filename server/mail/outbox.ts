import { newId } from '../ids.ts';
import type { Mailer } from './mailer.ts';

/** Writes mails into the database, in the change's own transaction; delivery is a job of its own. */
export const outbox: Mailer = {
  async post(database, { to, subject, body, language }, now) {
    await database
      .insertInto('mail')
      .values({ id: newId(), recipient: to, subject, body, language, due_at: now, created_at: now })
      .execute();
  },
};
