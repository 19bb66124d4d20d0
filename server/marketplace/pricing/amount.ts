import type { Amount } from '#server/platform/database/tables/json-values.ts';

export type { Amount };

export type PayUnit = 'USD' | 'JPY';

/** Japanese readers see and pay yen, all others US dollars. Languages are written as in payloads. */
export function payUnitOf(language: string): PayUnit {
  return language === 'jp' ? 'JPY' : 'USD';
}

export interface Rates {
  jpyPerUsd: number;
  kesPerUsd: number;
}

/** Exchange rates have four decimals, so that all arithmetic uses integers. */
const rateScale = 10_000;
const centsPerUsd = 100;

export function scaledRate(rate: number): number {
  return Math.round(rate * rateScale);
}

function usdToWhole(usdCents: number, rate: number): number {
  return multiplyDivide(usdCents, scaledRate(rate), centsPerUsd * rateScale);
}

export function convert(usdCents: number, rates: Rates): Amount {
  return {
    usdCents,
    jpy: usdToWhole(usdCents, rates.jpyPerUsd),
    kes: usdToWhole(usdCents, rates.kesPerUsd),
  };
}

/**
 * A total is the sum of its parts in every currency. Converting the dollar total instead could differ by a yen from the
 * sum that the buyer adds up.
 */
export function sum(parts: readonly Amount[]): Amount {
  const total: Amount = { usdCents: 0, jpy: 0, kes: 0 };
  for (const part of parts) {
    total.usdCents += part.usdCents;
    total.jpy += part.jpy;
    total.kes += part.kes;
  }
  return total;
}

export function difference(from: Amount, less: Amount): Amount {
  return { usdCents: from.usdCents - less.usdCents, jpy: from.jpy - less.jpy, kes: from.kes - less.kes };
}

/** `value × numerator / denominator` for integers of any size, rounded half up. */
export function multiplyDivide(value: number, numerator: number, denominator: number): number {
  const small = value * numerator * 2 + denominator;
  // Floating point is many times faster while it is exact. A remainder is exact, a quotient need not be.
  if (Math.abs(small) < Number.MAX_SAFE_INTEGER) return (small - (small % (denominator * 2))) / (denominator * 2);
  const doubled = BigInt(value) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(doubled / (BigInt(denominator) * 2n));
}

/** `numerator / denominator`, rounded half up to whole steps. A tariff in steps of ten dollars has no cents. */
export function divideToStep(numerator: number, denominator: number, step: number): number {
  return multiplyDivide(numerator, 1, denominator * step) * step;
}

const ratioScale = 1_000_000;

/** A ratio in millionths, so that 0.3 is exact and not the nearest binary fraction. */
export function toMillionths(ratio: number): number {
  return Math.round(ratio * ratioScale);
}

export function takeRatio(amount: number, ratio: number): number {
  return multiplyDivide(amount, toMillionths(ratio), ratioScale);
}

type Conversion = 'USDToKES' | 'JPYToKES';

/** Converts a caller's amount in dollars or yen into whole Kenyan shillings. */
export function transferPrice(amount: number, conversion: Conversion, rates: Rates): number {
  const hundredths = Math.round(amount * 100);
  if (conversion === 'USDToKES') return usdToWhole(hundredths, rates.kesPerUsd);
  return multiplyDivide(hundredths, scaledRate(rates.kesPerUsd), 100 * scaledRate(rates.jpyPerUsd));
}
