import { sql } from 'kysely';
import { type Context, userOf } from '#server/platform/calls/context.ts';

const day = 24 * 3_600_000;
/** Bytes that an account can store in 24 hours: far more than the documents and photos of many orders. */
export const uploadQuota = 200 * 1024 * 1024;

/** Stores a user's file, unless the account has used up its quota. */
export async function storeWithinQuota<Stored>(
  context: Context,
  store: () => Promise<Stored>,
): Promise<Stored | { refusal: 'uploadsFull' }> {
  return (await readStoredBytes(context)) < uploadQuota ? store() : { refusal: 'uploadsFull' };
}

/** Withdrawn documents count: their files are kept. */
async function readStoredBytes(context: Context): Promise<number> {
  const { accountId } = userOf(context);
  const since = new Date(context.now.getTime() - day);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from (
      select bytes from upload where account_id = ${accountId} and created_at > ${since}
      union all
      select order_papers.bytes from order_papers join orders on orders.id = order_papers.order_id
      where orders.account_id = ${accountId} and added_by = 'buyer' and added_at > ${since}
    ) as stored`.execute(context.database);
  return rows[0]?.bytes ?? 0;
}
