import { divideToStep, toMillionths } from './amount.ts';

/** A clearing agent's charges in a country. */
export interface ClearanceTerms {
  /** The agent's fee, port charges and registration. */
  feeCents: number;
  /** Duties and taxes it advances, as a share of the list price. Customs ignores sale deductions. */
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
