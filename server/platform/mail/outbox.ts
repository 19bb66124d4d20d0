import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { Mail, Mailer } from '#server/platform/services.ts';

/** Writes e-mails to the database in the change's own transaction. A job delivers them. */
export const outbox: Mailer = {
  post: (database, mail, now) => write(database, mail, now, true),
  pretend: (database, mail, now) => write(database, mail, now, false),
};

/** Runs one statement whether or not it writes a row, so that timing does not reveal which. */
async function write(
  database: Database,
  { to, subject, body, qr, language, until, aboutId, isBulk = false }: Mail,
  now: Date,
  isMeant: boolean,
): Promise<void> {
  await sql`
    insert into mail (id, recipient, subject, body, qr, language, until_at, about_id, is_bulk, due_at, created_at)
    select ${newId()}, ${to}, ${subject}, ${body}, ${qr ?? null}, ${language}, ${until ?? null}::timestamptz,
      ${aboutId ?? null}, ${isBulk}::boolean, ${now}::timestamptz, ${now}::timestamptz
    where ${isMeant}
  `.execute(database);
}

/** Keeps pending e-mails from being sent that ask to act on an order or offer that has changed. */
export async function withdrawMails(database: Database, aboutId: string, now: Date): Promise<void> {
  await database.updateTable('mail').set({ until_at: now }).where('about_id', '=', aboutId).execute();
}
