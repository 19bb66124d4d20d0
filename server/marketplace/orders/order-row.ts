import type { OrderStatus } from '#generated/client/types.gen.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { OrderTable } from '#server/platform/database/tables/order-tables.ts';
import { type OrderState, orderStateOf } from '#states/order-state.ts';
import { type Amount, difference } from '#server/marketplace/pricing/amount.ts';
import type { StoredQuote, StoredShipping } from '#server/platform/database/tables/json-values.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

export type { StoredQuote, StoredReceiver, StoredShipping } from '#server/platform/database/tables/json-values.ts';

/** An order as stored, with its state by name. */
export type OrderRow = Named<Selectable<OrderTable>>;

type Named<Row extends { status: OrderStatus }> = Omit<Row, 'status'> & { state: OrderState };

/** Names the state of a stored row. */
export function orderOf<Row extends { status: OrderStatus }>({ status, ...row }: Row): Named<Row> {
  return { ...row, state: orderStateOf[status] };
}

/** An order's shipment. Excludes the state, which only `moveOrder` changes. */
export type Shipment = Pick<OrderRow, 'freight_number' | 'logistics_link' | 'vessel' | 'departs_on' | 'arrives_on'>;

/** Reads an order of this account. Another account's order is treated as unknown. */
export async function readOwnOrder(database: Database, id: string, accountId: string): Promise<OrderRow | undefined> {
  const row = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function readOrderByNumber(database: Database, orderNo: string): Promise<OrderRow | undefined> {
  const row = await database.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
  return row && orderOf(row);
}

interface OrderAmounts {
  total: Amount;
  deposit: Amount;
  balance: Amount;
}

/** The price of an order: with customs clearance if the buyer takes it. */
export function amountsOf({ quote, shipping }: { quote: StoredQuote; shipping: StoredShipping }): OrderAmounts {
  const { total, deposit } = shipping.clearance && quote.clearance ? quote.clearance : quote;
  return { total, deposit, balance: difference(total, deposit) };
}

/** `GP`, the day in market time and a counter. The counter skips numbers assigned by hand or by an import. */
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
