import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { OrderMoneyTable } from '#server/platform/database/tables/order-tables.ts';
import { orderStateOf } from '#states/order-state.ts';
import { paymentAt, paymentDueAt } from '../order-graph.ts';
import { amountsOf, type OrderRow } from '../order-row.ts';
import { type MoneySums, moneyWaitsAt, type OrderCosts, sumMoney } from './money-sums.ts';

type StoredLine = Selectable<OrderMoneyTable>;
/** A ledger line for calculations; a line not written yet has no id. */
export type MoneyLine = Omit<StoredLine, 'id'> & { id?: number };

type MoneyOrder = Pick<OrderRow, 'id' | 'state' | 'pay_unit' | 'quote' | 'shipping'>;

/** In the smallest unit of the order's currency. */
export function costsOf(order: Pick<OrderRow, 'pay_unit' | 'quote' | 'shipping'>): OrderCosts {
  const { total, deposit } = amountsOf(order);
  return order.pay_unit === 'JPY'
    ? { total: total.jpy, deposit: deposit.jpy }
    : { total: total.usdCents, deposit: deposit.usdCents };
}

export interface OrderMoney {
  lines: MoneyLine[];
  sums: MoneySums;
}

/** All ledger lines of an order, the latest last. */
export async function readMoney(database: Database, order: MoneyOrder): Promise<OrderMoney> {
  const stored = await readStored(database, order.id);
  // Payments of orders cancelled before the ledger existed were settled outside of this system.
  const lines = order.state === 'cancelled' ? stored : await withUnwritten(database, order, stored);
  return { lines, sums: sumMoney(lines, costsOf(order), order.state) };
}

function readStored(database: Database, orderId: string): Promise<StoredLine[]> {
  return database.selectFrom('order_money').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Payments confirmed before the ledger existed, or by an older node during an update, count as the amount due then. */
async function withUnwritten(database: Database, order: MoneyOrder, stored: StoredLine[]): Promise<MoneyLine[]> {
  if (paymentDueAt(order.state) === 'deposit') return stored;
  const confirmed = await database
    .selectFrom('order_record')
    .select(['status', 'actor', 'created_at'])
    .where('order_id', '=', order.id)
    .where('act', 'in', ['approvePayment', 'prepare', 'putInTransit'])
    .orderBy('id')
    .execute();
  const costs = costsOf(order);
  const lines: MoneyLine[] = [...stored];
  for (const { status, actor, created_at } of confirmed) {
    const payment = paymentAt(orderStateOf[status]);
    const isWritten = stored.some(
      (line) => line.kind === 'received' && line.payment === payment && +line.created_at === +created_at,
    );
    if (isWritten) continue;
    const paid = lines
      .filter(({ kind, created_at: at }) => (kind === 'received' || kind === 'shortfall') && at <= created_at)
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = (payment === 'deposit' ? costs.deposit : costs.total) - paid;
    if (amount > 0) lines.push({ ...lineOf(order, { kind: 'received', payment, amount, actor, created_at }) });
  }
  return lines.toSorted((one, other) => +one.created_at - +other.created_at);
}

type NewLine = Pick<MoneyLine, 'kind' | 'amount' | 'actor' | 'created_at'> & Partial<MoneyLine>;

function lineOf({ id, pay_unit }: MoneyOrder, line: NewLine): MoneyLine {
  return {
    order_id: id,
    payment: null,
    pay_unit,
    day: null,
    reference: null,
    reason: null,
    bank: null,
    last_digits: null,
    voucher_id: null,
    refund_id: null,
    claim_id: null,
    reverses: null,
    member_id: null,
    ...line,
  };
}

/** Appends lines to the ledger of a locked order, after those derived for earlier payments. */
export async function addMoney(database: Database, order: MoneyOrder, lines: readonly NewLine[]): Promise<void> {
  const unwritten = await unwrittenOf(database, order);
  const rows = [...unwritten, ...lines.map((line) => lineOf(order, line))];
  if (rows.length > 0) await database.insertInto('order_money').values(rows).execute();
}

async function unwrittenOf(database: Database, order: MoneyOrder): Promise<MoneyLine[]> {
  const { lines } = await readMoney(database, order);
  return lines.filter(({ id }) => id === undefined);
}

/** Why an order waits for accounts once it is in a state. A confirmed payment counts before it is recorded. */
export async function readMoneyWaits(database: Database, order: MoneyOrder, state: OrderRow['state']) {
  const waits = moneyWaitsAt(state, await readStored(database, order.id), costsOf(order));
  if (waits !== null || state !== 'awaitingDeposit') return waits;
  return (await hasUnrecordedMpesa(database, order.id)) ? 'partPaid' : null;
}

/** Whether M-Pesa has confirmed a payment of an order whose receipt number is late or lost. */
async function hasUnrecordedMpesa(database: Database, orderId: string): Promise<boolean> {
  const request = await database
    .selectFrom('mpesa_request')
    .leftJoin('mpesa_payment', 'mpesa_payment.receipt', 'checkout_id')
    .select('mpesa_request.id')
    .where('mpesa_request.order_id', '=', orderId)
    .where('state', '=', 'paid')
    .where('mpesa_request.receipt', 'is', null)
    // The reason of a recorded payment is null.
    .where((where) =>
      where.or([where('mpesa_payment.receipt', 'is', null), where('mpesa_payment.reason', '<>', 'closed')]),
    )
    .executeTakeFirst();
  return request !== undefined;
}
