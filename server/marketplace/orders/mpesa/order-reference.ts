import type { Database } from '#server/platform/database/tables.ts';
import { type OrderRow, readOrderByNumber } from '../order-row.ts';

/** M-Pesa's limit for the account number of a request to a phone. */
const longestAccount = 12;
const prefix = 'GP';

/** The order number as the account of a request: without its prefix where it would be too long. */
export function accountOf(orderNo: string): string {
  return orderNo.length > longestAccount && orderNo.startsWith(prefix) ? orderNo.slice(prefix.length) : orderNo;
}

/** Finds the order that an account number names, in any case, with or without spaces and prefix. */
export async function findByAccount(database: Database, account: string): Promise<OrderRow | undefined> {
  const written = account
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  if (written === '') return undefined;
  return (await readOrderByNumber(database, written)) ?? readOrderByNumber(database, prefix + written);
}
