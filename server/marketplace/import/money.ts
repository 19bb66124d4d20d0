import { type Amount, convert, multiplyDivide, type Rates, scaledRate } from '#server/marketplace/pricing/amount.ts';

/** A range in one whole unit. */
export interface Span {
  min: number;
  max: number;
}

export interface AmountSpan {
  min: Amount;
  max: Amount;
}

/** A table's currency unit: whole shillings, or cents. */
export type TableCurrency = 'KES' | 'USD';

const rateScale = 10_000;

/** Converts a table's amount to the market's three currencies. Shilling amounts of customs stay exact. */
function toAmount(value: number, currency: TableCurrency, rates: Rates): Amount {
  if (currency === 'USD') return convert(value, rates);
  const usdCents = multiplyDivide(value, 100 * rateScale, scaledRate(rates.kesPerUsd));
  return { ...convert(usdCents, rates), kes: value };
}

/** Rounds to whole units, halves up however a floating point number stores them. */
const toWhole = (value: number) => Math.round(value + 1e-7);

export function toAmountSpan({ min, max }: Span, currency: TableCurrency, rates: Rates): AmountSpan {
  return { min: toAmount(toWhole(min), currency, rates), max: toAmount(toWhole(max), currency, rates) };
}

/** An amount in the unit of a table. */
export function inTable(amount: Amount, currency: TableCurrency): number {
  return currency === 'KES' ? amount.kes : amount.usdCents;
}

/** Percentages have up to four decimals, so that 0.125 % is exact. */
const percentScale = 10_000;

/** Not rounded: customs' own sheet rounds only what it shows. */
export function takePercent(value: number, percent: number): number {
  return (value * Math.round(percent * percentScale)) / (100 * percentScale);
}
