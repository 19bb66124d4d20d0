import { divideToStep, toMillionths } from './amount.ts';

/** What the clearing agency charges in a country that it works in. */
export interface ClearanceTerms {
  /** The agency's own work, port charges and registration. */
  feeCents: number;
  /** Duties and taxes that it advances, as a part of the list price. Customs ignores deductions of a sale. */
  dutyRatio: number;
  /** Whether the buyer sees the amount, or only that clearance is offered. */
  shown: boolean;
}

const stepCents = 10_000;
const million = 1_000_000;

export function clearanceOf(terms: ClearanceTerms, listPriceCents: number): number {
  const charge = terms.feeCents * million + toMillionths(terms.dutyRatio) * listPriceCents;
  return divideToStep(charge, million, stepCents);
}
