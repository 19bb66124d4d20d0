import type { LandedCost } from '#generated/client/types.gen.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { OrderTable } from '#server/platform/database/tables/order-tables.ts';
import type { OrderStatus } from './order-graph.ts';
import { type Amount, difference } from '#server/marketplace/pricing/amount.ts';
import type { PrepaidQuote } from '#server/marketplace/pricing/quote.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

export type OrderRow = Omit<Selectable<OrderTable>, 'status' | 'receiver' | 'shipping' | 'quote' | 'landed_cost'> & {
  status: OrderStatus;
  receiver: StoredReceiver;
  shipping: StoredShipping;
  quote: StoredQuote;
  /** The estimate from the reservation; null for orders from before such estimates. */
  landed_cost: LandedCost | null;
};

/** An order's shipment. Excludes the status, which only `moveOrder` changes. */
export type Shipment = Pick<OrderRow, 'freight_number' | 'logistics_link' | 'vessel' | 'departs_on' | 'arrives_on'>;

/** Reads an order of this account. Another account's order is treated as unknown. */
export async function readOwnOrder(database: Database, id: string, accountId: string): Promise<OrderRow | undefined> {
  const row = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

export async function readOrderByNumber(database: Database, orderNo: string): Promise<OrderRow | undefined> {
  const row = await database.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
  return row as OrderRow | undefined;
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

/** `orders.receiver`: the consignee. */
export interface StoredReceiver {
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  cityId: string;
  address: string;
}

/** `orders.shipping`: the priced journey. */
export interface StoredShipping {
  countryCode: string;
  portId: string;
  transportType: string;
  /** Whether the buyer takes customs clearance; amounts with clearance then apply. */
  clearance: boolean;
  /** The buyer confirmed the reservation although the country does not admit the vehicle. */
  wantedRefused?: true;
}

/** `orders.quote`: the quote of the reservation, never recalculated. */
export type StoredQuote = PrepaidQuote & {
  /** The result of the buyer's last price request for the same journey and coupons. */
  seen?: { total: Amount; askedAt: string };
};

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
