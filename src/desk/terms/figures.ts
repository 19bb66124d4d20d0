import { type AmountShape, groupAmount, readAmount } from '../../forms/amount.ts';
import type { AmountChange } from '../parts/use-jump-question.tsx';

/** What a figure is: it is typed in other units than it is sent. */
export type FigureKind = 'rate' | 'dollars' | 'price' | 'share' | 'deposit' | 'metres';

interface Figure {
  shape: AmountShape;
  /** What one of what is typed is in what is sent. */
  scale: number;
  least: number;
  most: number;
}

/** Shares are typed in hundredths and amounts in dollars. Limits are those of the contract, as they are sent. */
const figures: Readonly<Record<FigureKind, Figure>> = {
  rate: { shape: { before: 6, after: 4 }, scale: 1, least: 0.0001, most: 100_000 },
  dollars: { shape: { before: 7, after: 2 }, scale: 100, least: 0, most: 100_000_000 },
  price: { shape: { before: 7, after: 2 }, scale: 100, least: 1, most: 100_000_000 },
  share: { shape: { before: 2, after: 4 }, scale: 0.01, least: 0, most: 0.999_999 },
  deposit: { shape: { before: 3, after: 2 }, scale: 0.01, least: 0.01, most: 1 },
  metres: { shape: { before: 3, after: 2 }, scale: 1, least: 0.1, most: 200 },
};

export const shapeOf = (kind: FigureKind): AmountShape => figures[kind].shape;

/** A figure as it is typed; nothing for none and for zero, which a field leaves empty. */
export function toText(value: number | undefined, kind: FigureKind): string {
  return value === undefined || value === 0 ? '' : String(settle(value / figures[kind].scale));
}

/** What was typed, as it is sent; an empty field is zero, and what cannot be read is no number. */
export function toFigure(text: string, kind: FigureKind): number {
  const reading = readAmount(text, shapeOf(kind));
  if (reading.is === 'fault') return Number.NaN;
  return reading.is === 'empty' ? 0 : settle(Number(reading.plain) * figures[kind].scale);
}

export function isFit(text: string, kind: FigureKind): boolean {
  const { least, most } = figures[kind];
  const value = toFigure(text, kind);
  return value >= least && value <= most;
}

/** A figure before and after a change, as its field writes it. */
export function figureChange(label: string, kind: FigureKind, before: string | undefined, after: string): AmountChange {
  return {
    label,
    before: toFigure(before ?? '', kind),
    after: toFigure(after, kind),
    write: (value) => groupAmount(toText(value, kind)),
    // Exchange rates move by a few percent between two changes.
    ...(kind === 'rate' && { factor: 1.25 }),
  };
}

/** Rounds away the error of binary fractions, which made 524,288.05 dollars no whole number of cents. Six decimals count. */
function settle(value: number): number {
  return Number(value.toFixed(6));
}
