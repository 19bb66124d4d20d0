import type { ImportAssessment, LandedCost } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { assess } from '#server/marketplace/import/assess.ts';
import { firstDeparture } from '#server/marketplace/import/destination.ts';
import type { ImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { hasShippedAt, vehicleStateAt } from './order-graph.ts';
import type { OrderRow } from './order-row.ts';

interface Asked {
  rules: ImportRules;
  order: OrderRow;
  vehicle: VehicleRow;
  language: Language;
  now: Date;
}

interface Importing {
  importing?: ImportAssessment;
  landedCost?: LandedCost;
}

/** The import verdict of an ordered vehicle, and the landed cost estimated when it was reserved. */
export function importOf(asked: Asked): Importing {
  const { landed_cost: landedCost } = asked.order;
  const importing = assessOrder(asked);
  return { ...(importing && { importing }), ...(landedCost && { landedCost }) };
}

/**
 * Assumes the expected arrival day; otherwise the departure day plus a voyage; otherwise the first ship after handling,
 * which starts with the reservation. Returns undefined for a vehicle shipped without known dates and for one already delivered.
 */
function assessOrder({ rules, order, vehicle, language, now }: Asked): ImportAssessment | undefined {
  const { state, shipping, arrives_on: arrivalDay, departs_on: departsOn, created_at: createdAt } = order;
  if (vehicleStateAt(state) !== 'held') return undefined;
  const isShipped = hasShippedAt(state);
  if (isShipped && arrivalDay === null && departsOn === null) return undefined;
  const { countryCode, portId } = shipping;
  const today = marketDay(now);
  const handled = firstDeparture(marketDay(createdAt));
  const expected = handled > today ? handled : today;
  const leavesOn = departsOn !== null && (isShipped || departsOn > today) ? departsOn : expected;
  return assess([vehicle], {
    rules,
    countryCode,
    portId,
    language,
    today,
    leavesOn,
    arrivalDay: arrivalDay ?? undefined,
  });
}
