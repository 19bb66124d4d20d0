import type { Handler } from '../../generated/server.ts';
import { type Context, refuse } from '../calls/context.ts';
import type { PrepaidQuote } from '../pricing/quote.ts';
import { readTerms, type PriceTerms } from '../pricing/price-terms.ts';
import { marketDay } from '../reference/market-time.ts';
import { quoteVehicle } from '../vehicles/quote-vehicle.ts';
import { readVehicle, type VehicleRow } from '../vehicles/vehicle-row.ts';
import { describeCustomsValue, describeLine, describeSpan } from './describe-cost.ts';
import { sourcesNamed } from './describe-verdict.ts';
import { faultOfArrival, importDestination, judgeFor } from './destination.ts';
import { importedVehicle, styleOf } from './imported-vehicle.ts';
import { landedCost, totalOf } from './landed-cost.ts';
import { listPriceIn } from './list-prices.ts';

export const estimateLandedCost: Handler<'estimateLandedCost', Context> = async (payload, context) => {
  const { carSourceId, countryCode, endPortId, transportType, couponDetailIds: couponIds = [], arrivalDay } = payload;
  const { database, now, user } = context;
  if (couponIds.length > 0 && !user) return { code: 421 };
  const fault = faultOfArrival(arrivalDay, marketDay(now));
  if (fault) return refuse(context, 400, fault);
  const row = await readVehicle(database, carSourceId);
  if (!row) return refuse(context, 400, 'vehicleGone');
  const terms = await readTerms(database);
  const destination = { countryCode, portId: endPortId, transportType };
  const wanted = { row, destination, freightMode: 'prepaid', couponIds, terms, now } as const;
  const priced = await quoteVehicle(database, { ...wanted, accountId: user?.accountId });
  if ('refusal' in priced) return refuse(context, 400, priced.refusal);
  const withClearance = payload.checkClearancePrice === 1;
  const asked = { row, terms, quote: priced.quote, countryCode, portId: endPortId, arrivalDay, withClearance, now };
  return { code: 0, body: landedCostOf(asked) };
};

interface Estimate {
  row: VehicleRow;
  terms: PriceTerms;
  quote: PrepaidQuote;
  countryCode: string;
  portId: string;
  arrivalDay?: string | undefined;
  withClearance: boolean;
  now: Date;
}

/** What a vehicle costs in the end on a quote, as of this day, under the names of the contract. */
export function landedCostOf({ row, terms, quote, countryCode, portId, arrivalDay, withClearance, now }: Estimate) {
  const today = marketDay(now);
  const destination = importDestination(countryCode, portId);
  const vehicle = importedVehicle(row);
  const verdict = judgeFor(destination, vehicle, { today, arrivalDay });
  const isRefused = verdict.is === 'refused';
  const style = styleOf(row);
  const { rates } = terms;
  const cost = landedCost({
    rules: destination.rules,
    vehicle,
    quote,
    // What cannot be imported cannot be cleared.
    withClearance: withClearance && !isRefused,
    arrivalDay: verdict.arrivalDay,
    listPrice: style && listPriceIn(countryCode, style),
    newPriceUsd: style?.newPriceUsd,
    rates,
  });
  const { lines, is, customsValue, unknown, covered, notes } = cost;
  const named = [...lines.flatMap(({ sources }) => sources), ...(customsValue?.sources ?? [])];
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
    kesPerUsd: rates.kesPerUsd,
    sources: sourcesNamed(destination.rules, named),
  };
}
