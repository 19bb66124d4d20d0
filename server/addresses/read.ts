import type { Database } from '../database/tables.ts';
import type { AddressRow } from './describe.ts';

/** The default one first, then the last changed. */
export function listAddresses(database: Database, accountId: string): Promise<AddressRow[]> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('sort', 'desc')
    .execute();
}

/** One of the account's own addresses; another account's is as good as none. */
export function findAddress(database: Database, accountId: string, id: string): Promise<AddressRow | undefined> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
