import type { Database } from '../database/tables.ts';

/** Whether an account has uploaded each of these pictures itself: nobody proves anything with another's. */
export async function ownsUploads(database: Database, accountId: string, urls: readonly string[]): Promise<boolean> {
  const wanted = new Set(urls);
  if (wanted.size === 0) return true;
  const owned = await database
    .selectFrom('upload')
    .select('path')
    .where('account_id', '=', accountId)
    .where('path', 'in', [...wanted])
    .execute();
  return owned.length === wanted.size;
}
