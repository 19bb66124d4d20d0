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
 * The premium is itself a part of the CIF value that it insures: `premium = fee + ratio × (cost + freight + premium)`,
 * solved for the premium. The cost is the list price: a sale or a coupon lowers what a buyer pays, not what is lost
 * when the ship is.
 */
export function insuranceOf(terms: InsuranceTerms, listPriceCents: number, freightCents: number): number {
  const ratio = toMillionths(terms.ratioOfCif);
  const premium = terms.policyFeeCents * million + ratio * (listPriceCents + freightCents);
  return Math.max(terms.minimumCents, divideToStep(premium, million - ratio, stepCents));
}
