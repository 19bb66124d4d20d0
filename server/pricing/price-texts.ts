import type { PayUnit } from './amount.ts';
import { askText, formatAmount } from './price-text.ts';
import type { Quote } from './quote.ts';

export interface PriceTexts {
  vehicle: string;
  freight: string;
  insurance: string;
  total: string;
  deposit: string;
}

/** What a quote says to its reader. With freight to be collected all but the vehicle has to be asked for. */
export function describePrices(quote: Quote, unit: PayUnit): PriceTexts {
  const vehicle = formatAmount(quote.vehicle, unit);
  if (quote.freightMode === 'collect') {
    return { vehicle, freight: askText, insurance: askText, total: askText, deposit: askText };
  }
  return {
    vehicle,
    freight: formatAmount(quote.freight, unit),
    insurance: formatAmount(quote.insurance, unit),
    total: formatAmount(quote.total, unit),
    deposit: formatAmount(quote.deposit, unit),
  };
}
