import { divideToStep, toMillionths } from './amount.ts';

export interface InsuranceTerms {
  policyFeeCents: number;
  /** The premium as a share of the insured CIF value. */
  ratioOfCif: number;
  minimumCents: number;
}

const stepCents = 1000;
const million = 1_000_000;

/**
 * The insured CIF value includes the premium: `premium = fee + ratio × (cost + freight + premium)`. This solves for the
 * premium. The cost is the list price: sales and coupons lower what the buyer pays, but not the loss if the ship sinks.
 */
export function insuranceOf(terms: InsuranceTerms, listPriceCents: number, freightCents: number): number {
  const ratio = toMillionths(terms.ratioOfCif);
  const premium = terms.policyFeeCents * million + ratio * (listPriceCents + freightCents);
  return Math.max(terms.minimumCents, divideToStep(premium, million - ratio, stepCents));
}
