import type { Amount } from './amount.ts';
import { takeRatio } from './rounding.ts';

/** The ratio of the total in each currency by itself, so that it holds in the currency that the buyer pays in. */
export function depositOf(total: Amount, ratio: number): Amount {
  return {
    usdCents: takeRatio(total.usdCents, ratio),
    jpy: takeRatio(total.jpy, ratio),
    kes: takeRatio(total.kes, ratio),
  };
}
