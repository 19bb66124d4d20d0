import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { PurchaseTable } from '../database/tables.ts';
import type { OrderStatus } from './order-graph.ts';
import type { StoredQuote, StoredReceiver, StoredShipping } from './stored-purchase.ts';

export type OrderRow = Omit<Selectable<PurchaseTable>, 'status' | 'receiver' | 'shipping' | 'quote'> & {
  status: OrderStatus;
  receiver: StoredReceiver;
  shipping: StoredShipping;
  quote: StoredQuote;
};

/** An order of this account. Somebody else's is as good as none. */
export async function readOwnOrder(database: Database, id: string, accountId: string): Promise<OrderRow | undefined> {
  const row = await database
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

export async function readOrderByNumber(database: Database, orderNo: string): Promise<OrderRow | undefined> {
  const row = await database.selectFrom('purchase').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
  return row as OrderRow | undefined;
}
