import { sql } from 'kysely';
import { marketDay } from '../reference/market-time.ts';
import type { Database } from '../database/tables.ts';

/** `GP`, the market's day and a counter, which never goes back: numbers given by hand or by import are stepped over. */
export async function takeOrderNumber(transaction: Database, now: Date): Promise<string> {
  const day = marketDay(now).replaceAll('-', '');
  for (;;) {
    const { rows } = await sql<{ next: number }>`select nextval('order_number') as next`.execute(transaction);
    const orderNo = `GP${day}${String(rows[0]?.next).padStart(3, '0')}`;
    const taken = await transaction
      .selectFrom('orders')
      .select('id')
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (!taken) return orderNo;
  }
}
