import type { PriceTerms } from '../server/pricing/terms.ts';
import { tariffs } from './tariffs.ts';

/** The terms that are written with the demo's stock; a marketplace without the demo is given its own by its staff. */
export const demoTerms: PriceTerms = {
  rates: { jpyPerUsd: 152, kesPerUsd: 129 },
  depositRatio: 0.3,
  // 0.8 % of the CIF value and a tenth, as cargo is commonly insured.
  insurance: { policyFeeCents: 2000, ratioOfCif: 0.0088, minimumCents: 5000 },
  tariffs,
  clearance: {
    KE: { feeCents: 240_000, dutyRatio: 0.32, shown: true },
    UG: { feeCents: 260_000, dutyRatio: 0.34, shown: true },
    RW: { feeCents: 280_000, dutyRatio: 0.3, shown: false },
  },
};
