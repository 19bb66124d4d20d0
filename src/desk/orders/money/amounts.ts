import type { StaffOrderMoney } from '../../../../generated/client/types.gen.ts';
import { type AmountShape, groupAmount, readAmount } from '../../../forms/amount.ts';

type Unit = StaffOrderMoney['payUnit'];

/** Whole yen have no hundredths. */
export const shapes: Readonly<Record<Unit, Required<AmountShape>>> = {
  USD: { before: 7, after: 2 },
  JPY: { before: 9, after: 0 },
};

/** What was typed, in the smallest unit; nothing where it is no amount of the currency. */
export function toUnits(text: string, unit: Unit): number | undefined {
  const reading = readAmount(text, shapes[unit]);
  if (reading.is !== 'amount') return undefined;
  const [whole = '', rest = ''] = reading.plain.split('.');
  return Number(whole + rest.padEnd(shapes[unit].after, '0'));
}

/** An amount in the smallest unit, as it is typed. */
export function toTyped(units: number, unit: Unit): string {
  const { after } = shapes[unit];
  if (after === 0) return String(units);
  const digits = String(units).padStart(after + 1, '0');
  const rest = digits.slice(-after);
  return /^0+$/.test(rest) ? digits.slice(0, -after) : `${digits.slice(0, -after)}.${rest}`;
}

/** As answers of the server write amounts. */
export function toText(units: number, unit: Unit): string {
  return `${unit} ${groupAmount(toTyped(units, unit))}`;
}
