import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { portChoices } from '#server/marketplace/pricing/freight.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { quote } from '#server/marketplace/pricing/quote.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { TaxTable } from './country-rules.ts';
import { stateOf } from './customs-value.ts';
import { arrivalsFrom, importDestination, type ImportDestination, verdictFor } from './destination.ts';
import { importedVehicle, type ImportRow, styleOf } from './imported-vehicle.ts';
import { landedCost, totalOf } from './landed-cost.ts';
import { listPricesOf, setPricesOn } from './list-prices.ts';
import type { AmountSpan } from './money.ts';
import { inForceOn } from './periods.ts';
import type { ImportRules } from './rules-in-force.ts';

// Landed costs for lists, in countries whose tax table is complete, to sort and filter by.

/** What the landed costs in a country depend on besides the vehicles. */
export interface LandedBasis {
  destination: ImportDestination;
  portId: string;
  terms: PricingSettings;
  today: CalendarDay;
  /** Version of all inputs: while it stays the same, so does every cost. Never 0. */
  number: number;
}

/** Raise it when the cost formula changes, so that stored costs are recalculated. A test notices changed costs. */
export const formulaVersion = 3;

/** Undefined if not all of a country's taxes are known. */
export function landedBasis(
  countryCode: string,
  { terms, rules }: { terms: PricingSettings; rules: ImportRules },
  now: Date,
): LandedBasis | undefined {
  const destination = importDestination(rules, countryCode);
  const today = marketDay(now);
  const ofTerms = known.get(terms) ?? new Map<string, Known>();
  known.set(terms, ofTerms);
  const last = ofTerms.get(countryCode);
  if (last?.today === today && last.rules === destination.rules) return last.basis;
  const basis = basisOf(destination, terms, today);
  ofTerms.set(countryCode, { today, rules: destination.rules, basis });
  return basis;
}

interface Known {
  today: CalendarDay;
  rules: ImportDestination['rules'];
  basis: LandedBasis | undefined;
}

/** Cached per pricing settings object, which is replaced on change; for each country, the last day requested. */
const known = new WeakMap<PricingSettings, Map<string, Known>>();

function basisOf(destination: ImportDestination, terms: PricingSettings, today: CalendarDay): LandedBasis | undefined {
  const { countryCode, rules } = destination;
  const table = rules?.taxes;
  const portId = receivingCountries.find(({ code }) => code === countryCode)?.portIds[0];
  const days = arrivalsFrom(destination, today);
  if (!table || portId === undefined || table.unknown.length > 0) return undefined;
  if (!days.some((day) => inForceOn(table.customsValue, day))) return undefined;
  const followed = {
    formulaVersion,
    countryCode,
    currency: table.currency,
    tariffs: terms.tariffs.filter((tariff) => tariff.portId === portId),
    insurance: terms.insurance,
    rates: terms.rates,
    // Ages are in months and limits end with months, so the day alone changes nothing.
    days: days.map((day) => [day.slice(0, 7), inForceOn(rules.admission, day), ratesOn(table, day)]),
    listPrices: days.map((day) => setPricesOn(rules, day)),
    newPrices: readReferenceCatalogue().styles.map(({ id, newPriceUsd }) => [id, newPriceUsd]),
  };
  const digest = createHash('sha256').update(JSON.stringify(followed)).digest();
  return { destination, portId, terms, today, number: digest.readUIntBE(0, 6) || 1 };
}

/** With the legal state of each list. */
function valuationOn(customsValue: TaxTable['customsValue'], day: CalendarDay): unknown {
  const valuation = inForceOn(customsValue, day);
  return (
    valuation && { ...valuation, lists: valuation.lists?.map((list) => ({ ...list, states: stateOf(list, day) })) }
  );
}

function ratesOn({ customsValue, charges }: TaxTable, day: CalendarDay): unknown {
  return [
    valuationOn(customsValue, day),
    charges.map((charge) => ({ ...charge, periods: inForceOn(charge.periods, day) })),
  ];
}

/** The columns that a landed cost is calculated from, with `landedFacts`. */
export const landedColumns = [
  'vehicle.id',
  'vehicle.style_id',
  'vehicle.registered',
  'vehicle.fuel',
  'vehicle.model_level',
  'vehicle.displacement_cc',
  'vehicle.base_price_cents',
  'vehicle.min_price_cents',
  'vehicle.volume_m3',
  'vehicle.transport_template',
  'vehicle.flash_deduction_cents',
  'vehicle.flash_ends_at',
] as const;

export const landedFacts = sql<ImportRow['facts']>`jsonb_build_object('handle', vehicle.facts -> 'handle',
  'countryCode', vehicle.facts -> 'countryCode')`.as('facts');

export type LandedRow = ImportRow & Parameters<typeof pricedVehicleOf>[0] & Pick<VehicleRow, 'id'>;

/** A vehicle's landed cost, equal to that of `estimateLandedCost`; undefined without a ship. */
export function landedTotal(row: LandedRow, basis: LandedBasis, now: Date): AmountSpan | undefined {
  const { destination, portId, terms, today } = basis;
  const { countryCode, rules } = destination;
  const from = { templateId: row.transport_template, volumeM3: Number(row.volume_m3) };
  const transport = portChoices(terms.tariffs, from, countryCode).find(({ port }) => port.id === portId)?.transports[0];
  if (!transport) return undefined;
  const vehicle = importedVehicle(row);
  const style = styleOf(row);
  const { arrivalDay } = verdictFor(destination, vehicle, { today });
  const cost = landedCost({
    rules,
    vehicle,
    quote: quote({
      vehicle: pricedVehicleOf(row, now),
      destination: { countryCode, portId, transportType: transport.type },
      freightMode: 'prepaid',
      coupons: [],
      terms,
    }),
    withClearance: false,
    arrivalDay,
    ...listPricesOf(rules, style, arrivalDay),
    newPriceUsd: style?.newPriceUsd,
    rates: terms.rates,
  });
  return cost.is === 'complete' ? totalOf(cost.lines) : undefined;
}
