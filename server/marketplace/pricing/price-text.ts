import type { Amount, PayUnit } from './amount.ts';

/** The text in place of an amount on request. */
export const askText = 'ASK';

function group(whole: number): string {
  return String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `USD 6,850`. Cents are written only if there are any: `USD 6,850.50`. */
export function formatUsd(cents: number): string {
  const rest = cents % 100;
  const whole = group((cents - rest) / 100);
  return rest === 0 ? `USD ${whole}` : `USD ${whole}.${String(rest).padStart(2, '0')}`;
}

export function formatJpy(yen: number): string {
  return `JPY ${group(yen)}`;
}

export function formatKes(shillings: number): string {
  return `KES ${group(shillings)}`;
}

/** An amount in the smallest unit of the currency. */
export function formatUnits(units: number, unit: PayUnit): string {
  return unit === 'JPY' ? formatJpy(units) : formatUsd(units);
}

export function formatAmount(amount: Amount, unit: PayUnit): string {
  return unit === 'JPY' ? formatJpy(amount.jpy) : formatUsd(amount.usdCents);
}

/** As spreadsheets read a number: `6850`, `6850.50`. */
export function plainAmount({ jpy, usdCents }: Amount, unit: PayUnit): string {
  if (unit === 'JPY') return String(jpy);
  return usdCents % 100 === 0 ? String(usdCents / 100) : (usdCents / 100).toFixed(2);
}
