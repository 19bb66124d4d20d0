import type { Database } from '#server/platform/database/tables.ts';
import { type OrderRow, readOrderByNumber } from '../order-row.ts';

/** M-Pesa's limit for the account number of a request to a phone. */
const longestAccount = 12;
/** What an account number may lack: nothing, the letters, or the century too, from the 10,000th order on. */
const prefixes = ['', 'GP', 'GP20'] as const;

/** The order number as the account of a request: without its prefix where it would be too long. */
export function accountOf(orderNo: string): string {
  const fitting = prefixes.find((prefix) => orderNo.length - prefix.length <= longestAccount) ?? '';
  return orderNo.startsWith(fitting) ? orderNo.slice(fitting.length) : orderNo;
}

/** Finds the order that an account number names, in any case, with or without spaces and prefix. */
export async function findByAccount(database: Database, account: string): Promise<OrderRow | undefined> {
  const written = account
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  if (written === '') return undefined;
  for (const prefix of prefixes) {
    const order = await readOrderByNumber(database, prefix + written);
    if (order) return order;
  }
  return undefined;
}
