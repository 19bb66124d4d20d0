import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { PurchaseTable } from '../database/tables/order-tables.ts';
import type { OrderStatus } from './order-graph.ts';
import { type Amount, difference } from '../pricing/amount.ts';
import type { PrepaidQuote } from '../pricing/quote.ts';

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

interface OrderAmounts {
  total: Amount;
  deposit: Amount;
  balance: Amount;
}

/** What an order costs: with customs clearance where the buyer takes it. */
export function amountsOf({ quote, shipping }: { quote: StoredQuote; shipping: StoredShipping }): OrderAmounts {
  const { total, deposit } = shipping.clearance && quote.clearance ? quote.clearance : quote;
  return { total, deposit, balance: difference(total, deposit) };
}

/** `purchase.receiver`: to whom the vehicle goes. */
export interface StoredReceiver {
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  cityId: string;
  address: string;
}

/** `purchase.shipping`: the journey that was priced. */
export interface StoredShipping {
  countryCode: string;
  portId: string;
  transportType: string;
  /** Whether the buyer takes customs clearance: the amounts with clearance then count. */
  clearance: boolean;
}

/** `purchase.quote`: the quote that the order was made on, never counted again. */
export type StoredQuote = PrepaidQuote & {
  /** What the buyer's last price request for the same journey and coupons had said. */
  seen?: { total: Amount; askedAt: string };
};

/** `price_request.request`. */
export interface StoredPriceRequest {
  endPortId: string;
  countryCode: string;
  transportType: string;
  couponDetailIds: string[];
}
