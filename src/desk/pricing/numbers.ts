import { type AmountShape, groupAmount, readAmount } from '#shared/forms/amount.ts';
import type { AmountChange } from '../parts/use-outlier-question.tsx';

/** Kind of a number, which is typed in another unit than it is sent in. */
export type NumberKind = 'rate' | 'dollars' | 'price' | 'share' | 'deposit' | 'metres';

interface Figure {
  shape: AmountShape;
  /** Factor from the typed unit to the sent unit. */
  scale: number;
  least: number;
  most: number;
}

/** Ratios are typed as percentages and amounts in dollars. Limits are those of the contract, in sent units. */
const figures: Readonly<Record<NumberKind, Figure>> = {
  rate: { shape: { before: 6, after: 4 }, scale: 1, least: 0.0001, most: 100_000 },
  dollars: { shape: { before: 7, after: 2 }, scale: 100, least: 0, most: 100_000_000 },
  price: { shape: { before: 7, after: 2 }, scale: 100, least: 1, most: 100_000_000 },
  share: { shape: { before: 2, after: 4 }, scale: 0.01, least: 0, most: 0.999_999 },
  deposit: { shape: { before: 3, after: 2 }, scale: 0.01, least: 0.01, most: 1 },
  metres: { shape: { before: 3, after: 2 }, scale: 1, least: 0.1, most: 200 },
};

export const shapeOf = (kind: NumberKind): AmountShape => figures[kind].shape;

/** Formats a number for its field; undefined and zero are empty. */
export function toText(value: number | undefined, kind: NumberKind): string {
  return value === undefined || value === 0 ? '' : String(round(value / figures[kind].scale));
}

/** Parses a field into the sent unit; empty is zero, invalid is NaN. */
export function parseNumber(text: string, kind: NumberKind): number {
  const reading = readAmount(text, shapeOf(kind));
  if (reading.is === 'fault') return Number.NaN;
  return reading.is === 'empty' ? 0 : round(Number(reading.plain) * figures[kind].scale);
}

export function isValid(text: string, kind: NumberKind): boolean {
  const { least, most } = figures[kind];
  const value = parseNumber(text, kind);
  return value >= least && value <= most;
}

/** Formats a number before and after a change. */
export function numberChange(label: string, kind: NumberKind, before: string | undefined, after: string): AmountChange {
  return {
    label,
    before: parseNumber(before ?? '', kind),
    after: parseNumber(after, kind),
    write: (value) => groupAmount(toText(value, kind)) || '0',
    // Exchange rates usually move by a few percent.
    ...(kind === 'rate' && { factor: 1.25 }),
  };
}

/** Rounds to six decimals to remove floating-point errors, such as in 524,288.05 dollars. */
function round(value: number): number {
  return Number(value.toFixed(6));
}
