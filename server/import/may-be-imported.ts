import type { Destination } from '../pricing/quote.ts';
import type { PriceTerms } from '../pricing/price-terms.ts';
import { marketDay } from '../reference/market-time.ts';
import { importDestination, judgeFor } from './destination.ts';
import { importedVehicle, type ImportRow } from './imported-vehicle.ts';
import type { ImportRules } from './rules-in-force.ts';

/** What decides besides the vehicle. */
interface Going {
  destination: Destination;
  rules: ImportRules;
  now: Date;
}

/** Whether the port would not send the vehicle back. What is not known keeps nobody from reserving. */
export function mayBeImported(row: ImportRow, { destination, rules, now }: Going): boolean {
  const { countryCode, portId } = destination;
  const goal = importDestination(rules, countryCode, portId);
  return judgeFor(goal, importedVehicle(row), { today: marketDay(now) }).is !== 'refused';
}

/** The terms to quote by. Nobody can clear what customs does not let in, so that clearance is not offered for it. */
export function termsOfImport(terms: PriceTerms, row: ImportRow, going: Going): PriceTerms {
  return mayBeImported(row, going) ? terms : { ...terms, clearance: {} };
}
