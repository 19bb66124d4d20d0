import type { LandedCost, LandedMonth } from '#generated/client/types.gen.ts';
import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import type { Rates } from '#server/marketplace/pricing/amount.ts';
import type { PrepaidQuote } from '#server/marketplace/pricing/quote.ts';
import { readPricingSettings, type PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { quoteVehicle } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { readVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { type CalendarDay, firstDayOfMonth, monthNumber } from './calendar-day.ts';
import { describeCustomsValue, describeLine, describeSpan } from './describe-cost.ts';
import { sourcesNamed } from './describe-verdict.ts';
import { arrivalsFrom, faultOfArrival, importDestination, type ImportDestination, verdictFor } from './destination.ts';
import { importedVehicle, styleOf } from './imported-vehicle.ts';
import { landedCost, type OwnPrice, totalOf } from './landed-cost.ts';
import { listPricesOf } from './list-prices.ts';
import type { TaxedVehicle } from './rates-in-force.ts';
import { type ImportRules, readImportRules } from './rules-in-force.ts';

export const estimateLandedCost: Handler<'estimateLandedCost', Context> = async (payload, context) => {
  const { carSourceId, countryCode, endPortId, transportType, couponDetailIds: couponIds = [], arrivalDay } = payload;
  const { database, now, user } = context;
  if (couponIds.length > 0 && !user) return { code: 421 };
  const fault = faultOfArrival(arrivalDay, marketDay(now));
  if (fault) return refuse(context, 400, fault);
  const row = await readVehicle(database, carSourceId);
  if (!row) return refuse(context, 400, 'vehicleGone');
  const terms = await readPricingSettings(database);
  const destination = { countryCode, portId: endPortId, transportType };
  const wanted = { row, destination, freightMode: 'prepaid', couponIds, terms, now } as const;
  const priced = await quoteVehicle(database, { ...wanted, accountId: user?.accountId });
  if ('refusal' in priced) return refuse(context, 400, priced.refusal);
  const withClearance = payload.checkClearancePrice === 1;
  const rules = await readImportRules(database);
  const asked = {
    row,
    rules,
    terms,
    quote: priced.quote,
    countryCode,
    portId: endPortId,
    arrivalDay,
    withClearance,
    isByMonth: payload.isByMonth,
    now,
  };
  return { code: 0, body: landedCostOf(asked) };
};

interface Estimate {
  row: VehicleRow;
  rules: ImportRules;
  terms: PricingSettings;
  quote: PrepaidQuote;
  countryCode: string;
  portId: string;
  arrivalDay?: string | undefined;
  withClearance: boolean;
  isByMonth?: boolean | undefined;
  now: Date;
}

/** Returns a vehicle's landed cost for a quote as of today, mapped to the contract. */
export function landedCostOf({ row, rules, countryCode, portId, terms, ...rest }: Estimate): LandedCost {
  const destination = importDestination(rules, countryCode, portId);
  return describeCost({ ...rest, destination, vehicle: importedVehicle(row), style: styleOf(row), rates: terms.rates });
}

interface Described {
  vehicle: TaxedVehicle;
  style: Style | undefined;
  destination: ImportDestination;
  quote: OwnPrice;
  withClearance: boolean;
  arrivalDay?: string | undefined;
  /** Adds the cost by month of arrival. */
  isByMonth?: boolean | undefined;
  rates: Rates;
  now: Date;
}

/** The same for any car, from whatever is known of it. */
export function describeCost(asked: Described): LandedCost {
  const { destination, rates, now } = asked;
  const { countryCode } = destination;
  const local = destination.rules?.taxes?.local;
  const today = marketDay(now);
  const { verdict, cost } = costOn({ ...asked, comparesLists: true }, asked.arrivalDay);
  const isRefused = verdict.is === 'refused';
  const { lines, is, customsValue, unknown, covered, notes } = cost;
  const named = [
    ...lines.flatMap(({ sources }) => sources),
    ...(customsValue?.sources ?? []),
    ...(customsValue?.depreciation?.sources ?? []),
    ...(customsValue?.lists ?? []).flatMap(({ state, cost: other }) => [
      ...state.sources,
      ...(other?.lines ?? []).flatMap(({ sources }) => sources),
    ]),
  ];
  return {
    countryCode,
    asOf: today,
    arrivalDay: verdict.arrivalDay,
    completeness: is,
    lines: lines.map(describeLine),
    toUs: describeSpan(totalOf(lines, 'us')),
    toState: describeSpan(totalOf(lines, 'state')),
    toOthers: describeSpan(totalOf(lines, 'others')),
    total: describeSpan(totalOf(lines)),
    ...(customsValue && { customsValue: describeCustomsValue(customsValue) }),
    unknown: [...unknown],
    covered: [...covered],
    notes: isRefused ? [...notes, 'cannotBeImported' as const] : [...notes],
    ...(asked.isByMonth && { months: monthsOf(asked, today) }),
    kesPerUsd: rates.kesPerUsd,
    ...(local && { local: { currency: local.currency, perUsd: (local.perUsd[0] + local.perUsd[1]) / 2 } }),
    sources: sourcesNamed(destination.rules, named),
  };
}

/** The verdict for a day of arrival or the next ship, and the cost by the rates of that day. */
function costOn(asked: Described & { comparesLists?: boolean }, arrivalDay: CalendarDay | undefined) {
  const { vehicle, style, destination, quote, withClearance, rates, now, comparesLists = false } = asked;
  const verdict = verdictFor(destination, vehicle, { today: marketDay(now), arrivalDay });
  const cost = landedCost({
    rules: destination.rules,
    vehicle,
    quote,
    // A vehicle that cannot be imported cannot be cleared.
    withClearance: withClearance && verdict.is !== 'refused',
    arrivalDay: verdict.arrivalDay,
    ...listPricesOf(destination.rules, style, verdict.arrivalDay),
    newPriceUsd: style?.newPriceUsd,
    rates,
    comparesLists,
  });
  return { verdict, cost };
}

const monthsAhead = 12;

/** The verdict and the total for an arrival in each of the next months, from the earliest possible one on. */
function monthsOf(asked: Described, today: CalendarDay): LandedMonth[] {
  const [first] = arrivalsFrom(asked.destination, today);
  return Array.from({ length: monthsAhead + 1 }, (_, place) => {
    const arrivalDay = place === 0 ? first : firstDayOfMonth(monthNumber(first) + place);
    const { verdict, cost } = costOn(asked, arrivalDay);
    return {
      arrivalDay,
      verdict: verdict.is,
      ...(cost.is !== 'none' && { total: describeSpan(totalOf(cost.lines)) }),
    };
  });
}
