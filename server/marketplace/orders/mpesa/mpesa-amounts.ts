import { multiplyDivide } from '#server/marketplace/pricing/amount.ts';
import { formatKes } from '#server/marketplace/pricing/price-text.ts';
import { amountsOf, type OrderRow } from '../order-row.ts';
import { paymentDueAt } from '../order-graph.ts';

/** M-Pesa's limits in shillings: for one payment, and for what a person can pay in a day. */
export const mostAtOnce = 250_000;
export const mostADay = 500_000;

type Priced = Pick<OrderRow, 'state' | 'pay_unit' | 'quote' | 'shipping'>;

/** An amount of the order's quote in its currency and in shillings. Their ratio is the order's exchange rate. */
export interface Parity {
  units: number;
  kes: number;
}

/** The parity of the payment that is due, so that the whole deposit has the shillings that the quote shows. */
export function parityOf(order: Priced): Parity {
  const { total, deposit, balance } = amountsOf(order);
  const due = paymentDueAt(order.state);
  const amount = due === 'deposit' ? deposit : due === 'balance' ? balance : total;
  // A deposit or balance of zero has no ratio.
  const { usdCents, jpy, kes } = amount.kes > 0 ? amount : total;
  return { units: order.pay_unit === 'JPY' ? jpy : usdCents, kes };
}

/** Whole shillings for an amount due, at least one. */
export function toKes(units: number, parity: Parity): number {
  return Math.max(1, multiplyDivide(units, parity.kes, parity.units));
}

/**
 * What a payment is worth. The shillings shown as due pay exactly the amount due, however they were rounded, also in parts:
 * rounding changes each of an order's `count` payments by at most half a unit.
 */
export function fromKesCents(kesCents: number, due: number, parity: Parity, count = 1): number {
  const worth = multiplyDivide(kesCents, parity.units, parity.kes * 100);
  const isDue = kesCents === toKes(due, parity) * 100 || Math.abs(worth - due) <= Math.ceil(count / 2);
  return due > 0 && isDue ? due : worth;
}

/** The payments that an amount must be split into, and the days that they take. */
export function splitPayments(kes: number): { payments: number[]; days: number } {
  const payments: number[] = [];
  for (let rest = kes; rest > 0; rest -= mostAtOnce) payments.push(Math.min(rest, mostAtOnce));
  return { payments, days: Math.ceil(kes / mostADay) };
}

/** `USD 1 = KES 129.00`, or yen by the hundred. */
export function rateText({ pay_unit: unit }: Pick<OrderRow, 'pay_unit'>, { units, kes }: Parity): string {
  // 100 cents are a dollar, and yen are quoted by the hundred.
  return `${unit === 'JPY' ? 'JPY 100' : 'USD 1'} = KES ${((kes * 100) / units).toFixed(2)}`;
}

/** An amount in cents of a shilling. */
export function formatKesCents(cents: number): string {
  const rest = cents % 100;
  const whole = formatKes((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
