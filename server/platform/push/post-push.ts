import { sql } from 'kysely';
import type { Context } from '#server/platform/calls/context.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { PushName } from './deliver-pushes.ts';

/**
 * Queues a message about an order for every subscribed browser of its buyer, in the caller's transaction, so that it is
 * sent only if the change commits. A job delivers it. An earlier pending message about the order is replaced.
 */
export async function postPush(
  { services, database, now }: Pick<Context, 'services' | 'database' | 'now'>,
  order: { id: string; account_id: string },
  what: PushName,
): Promise<void> {
  if (!services.push) return;
  await sql`
    insert into push_message (endpoint, order_id, id, what, due_at, created_at)
    select endpoint, ${order.id}, ${newId()}, ${what}, ${now}::timestamptz, ${now}::timestamptz
    from push_subscription where account_id = ${order.account_id}
    on conflict (endpoint, order_id) do update
    set id = excluded.id, what = excluded.what, attempts = 0, due_at = excluded.due_at, created_at = excluded.created_at
  `.execute(database);
}

/** Queues a message about new or reduced vehicles for a saved search, likewise. */
export async function postSearchPush(
  { services, database, now }: Pick<Context, 'services' | 'database' | 'now'>,
  search: { id: string; account_id: string },
  what: PushName,
): Promise<void> {
  if (!services.push) return;
  await sql`
    insert into push_message (endpoint, search_id, id, what, due_at, created_at)
    select endpoint, ${search.id}, ${newId()}, ${what}, ${now}::timestamptz, ${now}::timestamptz
    from push_subscription where account_id = ${search.account_id}
    on conflict (endpoint, search_id) do update
    set id = excluded.id, what = excluded.what, attempts = 0, due_at = excluded.due_at, created_at = excluded.created_at
  `.execute(database);
}
