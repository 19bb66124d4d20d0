import type { StaffOrderMoney } from '../../../../generated/client/types.gen.ts';
import type { DecimalShape } from '../../../forms/decimal-input.tsx';

type Unit = StaffOrderMoney['payUnit'];

/** Whole yen have no hundredths. */
export const shapes: Readonly<Record<Unit, Required<DecimalShape>>> = {
  USD: { before: 7, after: 2 },
  JPY: { before: 9, after: 0 },
};

/** What was typed, in the smallest unit; nothing where it is no amount of the currency. */
export function toUnits(text: string, unit: Unit): number | undefined {
  const { before, after } = shapes[unit];
  const [all, whole = '', rest = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (all === undefined || whole.length > before || rest.length > after) return undefined;
  return Number(whole + rest.padEnd(after, '0'));
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
  const [whole = '', rest] = toTyped(units, unit).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? `${unit} ${grouped}` : `${unit} ${grouped}.${rest}`;
}
