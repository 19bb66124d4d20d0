import type { Selectable } from 'kysely';
import type { OfferState } from '#generated/client/types.gen.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { withdrawNotices } from '#server/marketplace/notices/post-notice.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleOfferTable, VehicleOfferTermsTable } from '#server/platform/database/tables/offer-tables.ts';
import { withdrawMails } from '#server/platform/mail/outbox.ts';
import { withdrawPushes } from '#server/platform/push/post-push.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { type ActorKind, isRunning, leadsTo, type OfferAct } from './offer-graph.ts';

export type OfferRow = Selectable<VehicleOfferTable>;
export type OfferTerms = Pick<Selectable<VehicleOfferTermsTable>, 'limit_cents'>;

/** Who took a step, as stored: `limit` declines an offer that is far too low. */
type OfferActor = 'buyer' | 'clock' | 'limit' | `staff:${string}`;

const hour = 3_600_000;
/** How long each side has to answer, and how long an accepted price holds. */
const validHours = 24;
/** How many prices a buyer can name for a vehicle within that time. */
export const mostPrices = 3;

/** The vehicle's price now, before coupons. */
export function currentCents(row: VehicleRow, now: Date): number {
  const { listPriceCents, flashDeductionCents } = pricedVehicleOf(row, now);
  return Math.max(0, listPriceCents - flashDeductionCents);
}

export async function readOfferTerms(database: Database, vehicleId: string): Promise<OfferTerms | undefined> {
  return database
    .selectFrom('vehicle_offer_terms')
    .select('limit_cents')
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
}

interface Limited {
  row: VehicleRow;
  terms: OfferTerms | undefined;
  now: Date;
}

/** The limit for offers. One that a price cut or a sale has reached would decline every offer, so it does not count. */
function limitCents({ row, terms, now }: Limited): number {
  const set = terms?.limit_cents ?? null;
  return set !== null && set < currentCents(row, now) ? set : row.min_price_cents;
}

export function isBelowLimit(priceCents: number, limited: Limited): boolean {
  return priceCents < limitCents(limited);
}

/** In how many steps of the price offers are declined at once. */
const steps = 10n;

/**
 * Whether an offer is declined at once. Below the limit alone would let buyers find it by halving, with several accounts.
 * So the bound is the next tenth of the price at or below the limit, and staff decide about offers in between.
 */
export function isFarTooLow(priceCents: number, limited: Limited): boolean {
  const limit = BigInt(limitCents(limited));
  const price = BigInt(limited.row.base_price_cents);
  const tenths = price === 0n ? 0n : (limit * steps) / price;
  return BigInt(priceCents) * steps < tenths * price;
}

/** Whether the time of a running offer is over, even before the job closes it. */
export function isOver({ due_at }: Pick<OfferRow, 'due_at'>, now: Date): boolean {
  return due_at !== null && due_at <= now;
}

/** The state for readers: time and the vehicle's end count before the job writes them. */
export function stateOf(row: OfferRow, vehicle: Pick<VehicleRow, 'state'>, now: Date): OfferState {
  if (!isRunning(row.state)) return row.state;
  if (isOver(row, now)) return 'expired';
  return vehicle.state === 'available' ? row.state : 'ended';
}

interface Buyer {
  accountId: string;
  vehicleId: string;
}

/** A buyer's last offer for a vehicle. */
export async function readLastOffer(
  database: Database,
  { accountId, vehicleId }: Buyer,
): Promise<OfferRow | undefined> {
  return database
    .selectFrom('vehicle_offer')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('vehicle_id', '=', vehicleId)
    .orderBy((order) => order('due_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Locks an offer after its vehicle, as a reservation does. The reverse order could deadlock. */
export async function lockOffer(transaction: Database, id: string): Promise<OfferRow | undefined> {
  return transaction.selectFrom('vehicle_offer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many more prices the buyer can name for the vehicle now. */
export async function countPricesLeft(database: Database, { accountId, vehicleId }: Buyer, now: Date): Promise<number> {
  const { named } = await database
    .selectFrom('vehicle_offer_step')
    .innerJoin('vehicle_offer', 'vehicle_offer.id', 'vehicle_offer_step.offer_id')
    .select(({ fn }) => fn.countAll<number>().as('named'))
    .where('account_id', '=', accountId)
    .where('vehicle_id', '=', vehicleId)
    .where('done_by', '=', 'buyer')
    .where('act', 'in', ['offer', 'counter'])
    .where('done_at', '>', new Date(now.getTime() - validHours * hour))
    .executeTakeFirstOrThrow();
  return Math.max(0, mostPrices - named);
}

interface NewOffer extends Buyer {
  priceCents: number;
  text: string | undefined;
}

/** Stores an offer in the caller's transaction, which has locked the vehicle. */
export async function addOffer(
  transaction: Database,
  { accountId, vehicleId, priceCents, text }: NewOffer,
  now: Date,
): Promise<OfferRow> {
  const offer = await transaction
    .insertInto('vehicle_offer')
    .values({
      id: newId(),
      account_id: accountId,
      vehicle_id: vehicleId,
      state: 'open',
      price_cents: priceCents,
      due_at: dueFrom(now),
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addStep(transaction, offer.id, { act: 'offer', by: 'buyer', priceCents, text, now });
  return offer;
}

interface Step {
  act: OfferAct;
  by: OfferActor;
  now: Date;
  /** The version that the caller read. */
  version?: number;
  priceCents?: number | undefined;
  text?: string | undefined;
  orderId?: string;
}

/** Moves an offer that the caller has locked, unless time, another step or the graph forbids it. */
export async function moveOffer(transaction: Database, offer: OfferRow, step: Step): Promise<OfferRow | 'changed'> {
  const { act, by, now, version = offer.version, priceCents, orderId } = step;
  const to = leadsTo(offer.state, act, actorKindOf(by));
  if (to === undefined || version !== offer.version || isOver(offer, now) !== (act === 'expire')) return 'changed';
  const moved = await transaction
    .updateTable('vehicle_offer')
    .set({
      state: to,
      version: offer.version + 1,
      due_at: isRunning(to) ? dueFrom(now) : null,
      changed_at: now,
      ...(priceCents !== undefined && { price_cents: priceCents }),
      ...(orderId !== undefined && { order_id: orderId }),
    })
    .where('id', '=', offer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addStep(transaction, offer.id, act === 'accept' ? { ...step, priceCents: moved.price_cents } : step);
  const subject = { id: offer.id, column: 'offer_id' } as const;
  await withdrawPushes(transaction, subject);
  await withdrawNotices(transaction, subject);
  await withdrawMails(transaction, offer.id, now);
  return moved;
}

function actorKindOf(by: OfferActor): ActorKind {
  return by === 'buyer' || by === 'clock' ? by : 'staff';
}

function dueFrom(now: Date): Date {
  return new Date(now.getTime() + validHours * hour);
}

async function addStep(transaction: Database, offerId: string, { act, by, now, priceCents, text }: Step) {
  await transaction
    .insertInto('vehicle_offer_step')
    .values({
      offer_id: offerId,
      act,
      done_at: now,
      done_by: by,
      price_cents: priceCents ?? null,
      body: text ?? null,
    })
    .execute();
}

/** Closes the offer of a buyer who reserves the vehicle. An accepted price is taken by the order, once. */
export async function settleOwnOffer(
  transaction: Database,
  { orderId, ...buyer }: Buyer & { orderId: string },
  now: Date,
): Promise<void> {
  const last = await readLastOffer(transaction, buyer);
  const offer = last && (await lockOffer(transaction, last.id));
  if (!offer || isOver(offer, now)) return;
  if (offer.state === 'accepted') await moveOffer(transaction, offer, { act: 'use', by: 'buyer', now, orderId });
  else if (isRunning(offer.state)) await moveOffer(transaction, offer, { act: 'withdraw', by: 'buyer', now });
}
