import { sql } from 'kysely';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { UpdateNoticeName } from './notice-texts.ts';

type Sender = Pick<Context, 'services' | 'database' | 'now'>;

interface Subject {
  id: string;
  account_id: string;
  column: 'order_id' | 'offer_id';
}

/**
 * Queues a notice for the buyer's confirmed number, if there is one, in the caller's transaction, so that it is sent only
 * if the change commits. A job delivers it. An earlier notice about the same order or offer that still waits is replaced.
 */
export async function postNotice(
  { services, database, now }: Sender,
  { id, account_id, column }: Subject,
  { what, until }: { what: UpdateNoticeName; until?: Date | null | undefined },
): Promise<void> {
  await withdrawNotices(database, { id, column });
  if (!services.offered.notices) return;
  await sql`
    insert into notice_message (id, account_id, ${sql.ref(column)}, what, until_at, due_at, created_at)
    select ${newId()}, account_id, ${id}, ${what}, ${until ?? null}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from notice_number where account_id = ${account_id} and problem is null
  `.execute(database);
}

/** Deletes waiting notices about an order or offer that has changed, and those being sent, so that they are not retried. */
export async function withdrawNotices(
  database: Database,
  { id, column }: Pick<Subject, 'id' | 'column'>,
): Promise<void> {
  await database.deleteFrom('notice_message').where(column, '=', id).where('gateway_id', 'is', null).execute();
}
