import { divideToStep, toMillionths } from './amount.ts';

export interface InsuranceTerms {
  policyFeeCents: number;
  /** The premium as a part of the insured CIF value. */
  ratioOfCif: number;
  minimumCents: number;
}

const stepCents = 1000;
const million = 1_000_000;

/**
 * The CIF value that is insured includes the premium: `premium = fee + ratio × (cost + freight + premium)`. This solves
 * the equation for the premium. The cost is the list price, since a sale or a coupon lowers what the buyer pays, but not
 * what is lost when the ship sinks.
 */
export function insuranceOf(terms: InsuranceTerms, listPriceCents: number, freightCents: number): number {
  const ratio = toMillionths(terms.ratioOfCif);
  const premium = terms.policyFeeCents * million + ratio * (listPriceCents + freightCents);
  return Math.max(terms.minimumCents, divideToStep(premium, million - ratio, stepCents));
}
