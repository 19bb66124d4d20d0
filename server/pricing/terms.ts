import type { Rates } from './amount.ts';
import type { ClearanceTerms } from './clearance.ts';
import type { FreightTariff } from './freight.ts';
import type { InsuranceTerms } from './insurance.ts';

/** Everything that a price depends on besides the vehicle: data, so that none of it is a number in the code. */
export interface PriceTerms {
  rates: Rates;
  /** The deposit as a part of the total. */
  depositRatio: number;
  insurance: InsuranceTerms;
  tariffs: readonly FreightTariff[];
  /** By country code; a country without terms is offered no customs clearance. */
  clearance: Readonly<Record<string, ClearanceTerms>>;
}
