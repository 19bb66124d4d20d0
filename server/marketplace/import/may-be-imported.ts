import type { Destination } from '#server/marketplace/pricing/quote.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { importDestination, verdictFor } from './destination.ts';
import { importedVehicle, type ImportRow } from './imported-vehicle.ts';
import type { ImportRules } from './rules-in-force.ts';

/** What the decision depends on besides the vehicle. */
interface Going {
  destination: Destination;
  rules: ImportRules;
  now: Date;
}

/** Whether the vehicle may be imported. Unknown rules do not prevent a reservation. */
export function mayBeImported(row: ImportRow, { destination, rules, now }: Going): boolean {
  const { countryCode, portId } = destination;
  const goal = importDestination(rules, countryCode, portId);
  return verdictFor(goal, importedVehicle(row), { today: marketDay(now) }).is !== 'refused';
}

/** The pricing settings for a quote, without customs clearance if the vehicle cannot be imported. */
export function pricingSettingsForImport(terms: PricingSettings, row: ImportRow, going: Going): PricingSettings {
  return mayBeImported(row, going) ? terms : { ...terms, clearance: {} };
}
