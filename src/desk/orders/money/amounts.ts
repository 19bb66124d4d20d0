import type { StaffOrderMoney } from '#generated/client/types.gen.ts';
import { type AmountShape, groupAmount, readAmount } from '#shared/forms/amount.ts';

type Unit = StaffOrderMoney['payUnit'];

/** Yen have no minor unit. */
export const shapes: Readonly<Record<Unit, Required<AmountShape>>> = {
  USD: { before: 7, after: 2 },
  JPY: { before: 9, after: 0 },
};

/** Parses an amount into the smallest unit; undefined if it is not valid for the currency. */
export function toUnits(text: string, unit: Unit): number | undefined {
  const reading = readAmount(text, shapes[unit]);
  if (reading.is !== 'amount') return undefined;
  const [whole = '', rest = ''] = reading.plain.split('.');
  return Number(whole + rest.padEnd(shapes[unit].after, '0'));
}

/** Formats an amount in the smallest unit for an input field. */
export function toTyped(units: number, unit: Unit): string {
  const { after } = shapes[unit];
  if (after === 0) return String(units);
  const digits = String(units).padStart(after + 1, '0');
  const rest = digits.slice(-after);
  return /^0+$/.test(rest) ? digits.slice(0, -after) : `${digits.slice(0, -after)}.${rest}`;
}

/** Formats an amount as the API expects it. */
export function toText(units: number, unit: Unit): string {
  return `${unit} ${groupAmount(toTyped(units, unit))}`;
}
