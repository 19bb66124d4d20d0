import type { Database } from './tables.ts';

/**
 * Serialises the transactions of one account; returns false if it does not exist. Rows that refer to the account can
 * still be written meanwhile.
 */
export async function lockAccount(transaction: Database, accountId: string): Promise<boolean> {
  const query = transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate();
  return (await query.executeTakeFirst()) !== undefined;
}
