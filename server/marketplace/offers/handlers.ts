import type { Offer, VehicleOffer, VehicleThread } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { describeInquired } from '#server/marketplace/catalogue/describe-inquired.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { lockVehicle, readVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import { callerOf } from '#wire/host/caller.ts';
import { closeOffer } from './close-offers.ts';
import { isRunning } from './offer-graph.ts';
import {
  addOffer,
  countPricesLeft,
  currentCents,
  isFarTooLow,
  isOver,
  lockOffer,
  moveOffer,
  type OfferRow,
  readLastOffer,
  readOfferTerms,
  stateOf,
} from './offers.ts';
import { dollarsOf, listDiscussedVehicles, readThreads } from './threads.ts';

type OfferOperation = 'getVehicleOffer' | 'makeOffer' | 'answerOffer' | 'listVehicleThreads';

/** Offers of a buyer, in one thread with inquiries and questions. No answer here has the limit. */
export const offerHandlers: Pick<Handlers<Context>, OfferOperation> = {
  async getVehicleOffer({ carSourceId }, context) {
    const vehicle = await readVehicle(context.database, carSourceId);
    return vehicle ? { code: 0, body: await show(vehicle, context) } : refuse(context, 400, 'vehicleGone');
  },

  async makeOffer({ carSourceId, price, text }, context) {
    const { database, services, now } = context;
    const { accountId } = userOf(context);
    const vehicle = await lockVehicle(database, carSourceId);
    if (!vehicle || vehicle.stage === 'draft') return refuse(context, 400, 'vehicleGone');
    if (vehicle.state !== 'available') return refuse(context, 400, 'vehicleStatusChanged');
    const buyer = { accountId, vehicleId: vehicle.id };
    const last = await readLastOffer(database, buyer);
    if (last && isRunning(last.state)) {
      if (!isOver(last, now)) return refuse(context, 400, 'offerOpen');
      await closeOffer(services, database, { id: last.id, vehicle_id: vehicle.id, now });
    }
    const terms = await readOfferTerms(database, vehicle.id);
    if (!terms) return refuse(context, 400, 'offersClosed');
    const priceCents = price * 100;
    if (priceCents >= currentCents(vehicle, now)) return refuse(context, 400, 'offerNotLower');
    const refusal = await findPriceRefusal(context, buyer);
    if (refusal) return refuse(context, 400, refusal);
    const offer = await addOffer(database, { ...buyer, priceCents, text: text?.trim() }, now);
    if (isFarTooLow(priceCents, { row: vehicle, terms, now }))
      await moveOffer(database, offer, { act: 'decline', by: 'limit', now });
    return { code: 0, body: await show(vehicle, context) };
  },

  async answerOffer({ offerId, version, answer, price, text: given }, context) {
    const { database, now } = context;
    const { accountId } = userOf(context);
    if (answer === 'counter' && price === undefined) return refuse(context, 400, 'offerPriceMissing');
    const own = await database
      .selectFrom('vehicle_offer')
      .select('vehicle_id')
      .where('id', '=', offerId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const vehicle = own && (await lockVehicle(database, own.vehicle_id));
    const offer = vehicle && (await lockOffer(database, offerId));
    if (!offer) return refuse(context, 400, 'offerGone');
    if (answer !== 'withdraw' && vehicle.state !== 'available') return refuse(context, 400, 'vehicleStatusChanged');
    const priceCents = answer === 'counter' && price !== undefined ? price * 100 : undefined;
    if (priceCents !== undefined) {
      if (offer.state !== 'countered') return refuse(context, 400, 'offerChanged');
      if (priceCents >= Math.min(offer.price_cents, currentCents(vehicle, now)))
        return refuse(context, 400, 'offerNotLower');
      const refusal = await findPriceRefusal(context, { accountId, vehicleId: vehicle.id });
      if (refusal) return refuse(context, 400, refusal);
    }
    const moved = await moveOffer(database, offer, {
      act: answer,
      by: 'buyer',
      version,
      priceCents,
      text: given?.trim(),
      now,
    });
    if (moved === 'changed') return refuse(context, 400, 'offerChanged');
    const isTooLow =
      priceCents !== undefined &&
      isFarTooLow(priceCents, { row: vehicle, terms: await readOfferTerms(database, vehicle.id), now });
    if (isTooLow) await moveOffer(database, moved, { act: 'decline', by: 'limit', now });
    return { code: 0, body: await show(vehicle, context) };
  },

  async listVehicleThreads(page, context) {
    const { database } = context;
    const { accountId } = userOf(context);
    const discussed = await listDiscussedVehicles(database, accountId, page);
    if (discussed.length === 0) return { code: 0, body: [] };
    const vehicleIds = discussed.map(({ vehicleId }) => vehicleId);
    const rows = await database.selectFrom('vehicle').selectAll().where('id', 'in', vehicleIds).execute();
    const vehicles = new Map(rows.map((row) => [row.id, row]));
    const messages = await readThreads(database, { accountId, vehicleIds, isForStaff: false });
    const terms = await readPricingSettings(database);
    const threads: VehicleThread[] = [];
    for (const { vehicleId, latestAt } of discussed) {
      const vehicle = vehicles.get(vehicleId);
      if (!vehicle) continue;
      threads.push({
        ...describeInquired(vehicle, terms, context),
        latestAt: latestAt.toISOString(),
        ...(await readState(vehicle, context)),
        messages: messages.get(vehicleId) ?? [],
      });
    }
    return { code: 0, body: threads };
  },
};

const hour = 3_600_000;
/** Accounts cost nothing, so prices are counted by address too. A town may share an address. */
const mostFromAddress = 30;

async function findPriceRefusal(
  { database, services, remoteAddress, now }: Context,
  buyer: { accountId: string; vehicleId: string },
): Promise<'offersFull' | 'tooManyRequests' | undefined> {
  if ((await countPricesLeft(database, buyer, now)) === 0) return 'offersFull';
  if (!services.limits) return undefined;
  const count = await incrementCount(database, `offers-from:${callerOf(remoteAddress)}`, hour, now);
  return count > mostFromAddress ? 'tooManyRequests' : undefined;
}

async function show(vehicle: VehicleRow, context: Context): Promise<VehicleOffer> {
  const { accountId } = userOf(context);
  const asked = { accountId, vehicleIds: [vehicle.id], isForStaff: false };
  const messages = await readThreads(context.database, asked);
  return { ...(await readState(vehicle, context)), messages: messages.get(vehicle.id) ?? [] };
}

async function readState(vehicle: VehicleRow, context: Context): Promise<Omit<VehicleOffer, 'messages'>> {
  const { database, now } = context;
  const buyer = { accountId: userOf(context).accountId, vehicleId: vehicle.id };
  const last = await readLastOffer(database, buyer);
  const terms = await readOfferTerms(database, vehicle.id);
  return {
    acceptsOffers: terms !== undefined && vehicle.state === 'available',
    offersLeft: await countPricesLeft(database, buyer, now),
    vehiclePriceUSD: currentCents(vehicle, now) / 100,
    ...(last && { offer: describeOffer(last, vehicle, now) }),
  };
}

/** An offer for both sides. */
export function describeOffer(row: OfferRow, vehicle: Pick<VehicleRow, 'state'>, now: Date): Offer {
  const state = stateOf(row, vehicle, now);
  return {
    id: row.id,
    version: row.version,
    state,
    price: dollarsOf(row.price_cents),
    ...(row.due_at && isRunning(state) && { dueAt: row.due_at.toISOString() }),
  };
}
