import type { Destination } from '../pricing/quote.ts';
import type { PriceTerms } from '../pricing/price-terms.ts';
import { marketDay } from '../reference/market-time.ts';
import { importDestination, judgeFor } from './destination.ts';
import { importedVehicle, type ImportRow } from './imported-vehicle.ts';

/** Whether the port would not send the vehicle back. What is not known keeps nobody from reserving. */
export function mayBeImported(row: ImportRow, { countryCode, portId }: Destination, now: Date): boolean {
  const verdict = judgeFor(importDestination(countryCode, portId), importedVehicle(row), { today: marketDay(now) });
  return verdict.is !== 'refused';
}

/** The terms to quote by. Nobody can clear what customs does not let in, so that clearance is not offered for it. */
export function termsOfImport(terms: PriceTerms, row: ImportRow, destination: Destination, now: Date): PriceTerms {
  return mayBeImported(row, destination, now) ? terms : { ...terms, clearance: {} };
}
