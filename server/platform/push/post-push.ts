import { sql } from 'kysely';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { PushName } from './deliver-pushes.ts';

type Sender = Pick<Context, 'services' | 'database' | 'now'>;

interface Subject {
  id: string;
  account_id: string;
}

/**
 * Queues a message about an order for every subscribed browser of its buyer, in the caller's transaction, so that it is
 * sent only if the change commits. A job delivers it. An earlier pending message about the order is replaced.
 */
export function postPush(sender: Sender, order: Subject, what: PushName): Promise<void> {
  return queue(sender, { ...order, column: 'order_id' }, what);
}

/** Queues a message about new or reduced vehicles for a saved search, likewise. */
export function postSearchPush(sender: Sender, search: Subject, what: PushName): Promise<void> {
  return queue(sender, { ...search, column: 'search_id' }, what);
}

/** Queues a message about an offer, likewise. */
export async function postOfferPush(sender: Sender, offer: Subject, what: PushName): Promise<void> {
  await withdrawPushes(sender.database, { ...offer, column: 'offer_id' });
  await queue(sender, { ...offer, column: 'offer_id' }, what);
}

/** Deletes pending messages about an order or offer that has changed. */
export async function withdrawPushes(
  database: Database,
  { id, column }: { id: string; column: 'order_id' | 'offer_id' },
): Promise<void> {
  await database.deleteFrom('push_message').where(column, '=', id).execute();
}

async function queue(
  { services, database, now }: Sender,
  { id, account_id, column }: Subject & { column: 'order_id' | 'search_id' | 'offer_id' },
  what: PushName,
): Promise<void> {
  if (!services.offered.push) return;
  const subject = sql.ref(column);
  // Offers have no unique index, and their earlier messages are deleted.
  const replacement =
    column === 'offer_id'
      ? sql``
      : sql`
    on conflict (endpoint, ${subject}) do update
    set id = excluded.id, what = excluded.what, attempts = 0, due_at = excluded.due_at, created_at = excluded.created_at`;
  await sql`
    insert into push_message (endpoint, ${subject}, id, what, due_at, created_at)
    select endpoint, ${id}, ${newId()}, ${what}, ${now}::timestamptz, ${now}::timestamptz
    from push_subscription where account_id = ${account_id} ${replacement}
  `.execute(database);
}
