import type { LandedCost } from '#generated/client/types.gen.ts';
import type { Handler } from '#generated/server.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { freezeCoupons } from '#server/marketplace/coupons/coupons.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { findShownAccount } from './collection-agent.ts';
import { settleOwnOffer } from '#server/marketplace/offers/offers.ts';
import { mayReserveFrom, whyNotReserve } from './reservation-limits.ts';
import { hasRisen, isAboveShown, matchingPriceRequest, type PriceRequest, readPriceRequest } from './price-request.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { landedCostOf } from '#server/marketplace/import/estimate-landed-cost.ts';
import { mayBeImported, pricingSettingsForImport } from '#server/marketplace/import/may-be-imported.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { quoteVehicle } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { lockVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { depositDueFrom, findFor, readLiveOrder } from './live-order.ts';
import { lapseOrder } from './lapse.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { writeRecord } from './move-order.ts';
import {
  amountsOf,
  orderOf,
  type OrderRow,
  type StoredQuote,
  type StoredReceiver,
  type StoredShipping,
  takeOrderNumber,
} from './order-row.ts';
import { timeText } from '#server/marketplace/reference/market-time.ts';
import type { Destination } from '#server/marketplace/pricing/quote.ts';
import { cities } from '#server/marketplace/reference/places/cities.ts';

/** Reserves a vehicle. Its row is locked from first read to last write, so that only one buyer gets it. */
export const submitOrder: Handler<'submitOrder', Context> = async (payload, context) => {
  const { database, services, now } = context;
  const { accountId } = userOf(context);
  const { couponDetailIds: couponIds = [], payUnit, shownPrice } = payload;
  const row = await lockVehicle(database, payload.id);
  if (!row || row.stage === 'draft') return refuse(context, 400, 'vehicleGone');
  const holder = await readLiveOrder(database, row.id);
  const { availability } = findFor(accountId, { state: row.state, order: holder }, now);
  if (availability === 'own') return refuse(context, 400, 'reservedByYou');
  if (availability !== 'available') return refuse(context, 400, 'vehicleStatusChanged');
  if (!(await findShownAccount(database, payUnit, now))) return refuse(context, 400, 'noPayAccount');
  if (!isCityIn(payload.countryCode, payload.cityId)) return refuse(context, 400, 'unknownCity');

  const asked = await readPriceRequest(database, { accountId, vehicleId: row.id });
  const destination = journeyOf(payload, asked);
  if (!destination) return refuse(context, 400, 'shippingUnavailable');
  const clearance = payload.checkClearancePrice === 1;
  const rules = await readImportRules(database);
  const isRefused = !mayBeImported(row, { destination, rules, now });
  if (isRefused && clearance) return refuse(context, 400, 'clearanceOfRefused');
  if (isRefused && payload.wantsRefusedImport !== true) return refuse(context, 400, 'importRefused');
  const terms = pricingSettingsForImport(await readPricingSettings(database), row, { destination, rules, now });
  const wanted = { row, destination, freightMode: 'prepaid', accountId, couponIds, terms, now } as const;
  const priced = await quoteVehicle(database, wanted);
  if ('refusal' in priced) return refuse(context, 400, priced.refusal);
  const { quote } = priced;
  if (clearance && !quote.clearance) return refuse(context, 400, 'shippingUnavailable');
  const seen = matchingPriceRequest(asked, { destination, couponIds });
  // Refuse a price above the one shown. The page has to show the new price first.
  const isAbove = shownPrice
    ? isAboveShown(amountsOf({ quote, shipping: { ...destination, clearance } }), shownPrice, payUnit)
    : seen && hasRisen(seen.quote, quote, payUnit);
  if (isAbove) return { code: 603 };

  const excess = await whyNotReserve(database, { accountId, vehicleId: row.id }, now);
  if (excess) return refuse(context, 400, excess);
  if (!(await mayReserveFrom(context))) return refuse(context, 400, 'tooManyRequests');
  // A coupon that would deduct nothing stays unused.
  const spent = quote.coupons.filter(({ cents }) => cents > 0).map(({ id }) => id);
  const orderId = newId();
  if (!(await freezeCoupons(database, spent, orderId))) return refuse(context, 400, 'couponUnavailable');
  if (holder) await lapseOrder(services, database, { id: holder.id, vehicle_id: row.id }, now);
  const { name, email, phone, countryCode, cityId, address } = payload;
  const order = await insertOrder(context, {
    id: orderId,
    vehicleId: row.id,
    payUnit,
    receiver: { name, email, phone, countryCode, cityId, address },
    shipping: { ...destination, clearance, ...(isRefused && { wantedRefused: true }) },
    landedCost: landedCostOf({ row, rules, terms, quote, ...destination, withClearance: clearance, now }),
    quote: seen ? { ...quote, seen: { total: seen.quote.total, askedAt: seen.askedAt.toISOString() } } : quote,
  });
  await settleOwnOffer(database, { accountId, vehicleId: row.id, orderId }, now);
  await notifyBuyer(context, order, { what: 'reserved' });
  const depositDueAt = order.deposit_due_at.toISOString();
  return {
    code: 0,
    body: { createTimeDesc: timeText(now, context.timeZone), createdAt: now.toISOString(), depositDueAt },
  };
};

interface NewOrder {
  id: string;
  vehicleId: string;
  payUnit: 'USD' | 'JPY';
  receiver: StoredReceiver;
  shipping: StoredShipping;
  quote: StoredQuote;
  landedCost: LandedCost;
}

async function insertOrder(context: Context, order: NewOrder): Promise<OrderRow> {
  const { database, now } = context;
  const inserted = await database
    .insertInto('orders')
    .values({
      id: order.id,
      order_no: await takeOrderNumber(database, now),
      account_id: userOf(context).accountId,
      vehicle_id: order.vehicleId,
      status: orderStatusOf.awaitingDeposit,
      pay_unit: order.payUnit,
      receiver: JSON.stringify(order.receiver),
      shipping: JSON.stringify(order.shipping),
      quote: JSON.stringify(order.quote),
      landed_cost: JSON.stringify(order.landedCost),
      freight_number: null,
      logistics_link: null,
      deposit_due_at: depositDueFrom(now),
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeRecord(database, order.id, 'awaitingDeposit', { act: 'reserve', actor: 'buyer', now });
  await database
    .updateTable('vehicle')
    .set({ state: 'held', changed_at: now })
    .where('id', '=', order.vehicleId)
    .execute();
  return orderOf(inserted);
}

interface Reservation {
  countryCode: string;
  transportType: string;
  endPortId?: string | undefined;
  destinationCountryCode?: string | undefined;
}

/**
 * The destination of a reserved vehicle. Without a port or its country, that of the buyer's last price request is used,
 * since the receiver may live elsewhere.
 */
export function journeyOf(
  { countryCode, transportType, endPortId, destinationCountryCode }: Reservation,
  asked: PriceRequest | undefined,
): Destination | undefined {
  if (endPortId !== undefined && destinationCountryCode !== undefined) {
    return { countryCode: destinationCountryCode, portId: endPortId, transportType };
  }
  const last = asked?.request.destination;
  if (last && (endPortId === undefined || endPortId === last.portId)) {
    return { ...last, transportType };
  }
  return endPortId === undefined ? undefined : { countryCode, portId: endPortId, transportType };
}

/** Whether a receiver's city is in the receiver's country. */
export function isCityIn(countryCode: string, cityId: string): boolean {
  return cities.some((city) => city.id === cityId && city.countryCode === countryCode);
}
