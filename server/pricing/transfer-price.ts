import { type Rates, scaledRate, usdToWhole } from './amount.ts';
import { multiplyDivide } from './rounding.ts';

export type Conversion = 'USDToKES' | 'JPYToKES';

/** An amount in dollars or yen, as a caller writes it, in whole Kenyan shillings. */
export function transferPrice(amount: number, conversion: Conversion, rates: Rates): number {
  const hundredths = Math.round(amount * 100);
  if (conversion === 'USDToKES') return usdToWhole(hundredths, rates.kesPerUsd);
  return multiplyDivide(hundredths, scaledRate(rates.kesPerUsd), 100 * scaledRate(rates.jpyPerUsd));
}
