import type { StaffAnswerOfferPayload, StaffOffer } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { describeOffer } from '#server/marketplace/offers/handlers.ts';
import { notifyOfOffer, type OfferUpdate } from '#server/marketplace/offers/notify-offer.ts';
import {
  currentCents,
  isBelowLimit,
  lockOffer,
  moveOffer,
  type OfferRow,
  readOfferTerms,
} from '#server/marketplace/offers/offers.ts';
import { readThreads } from '#server/marketplace/offers/threads.ts';
import { pictureOf } from '#server/marketplace/vehicles/photos.ts';
import { lockVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import { nameIn } from '#server/platform/names.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { type Context, refuse, staffActorOf } from '#server/platform/calls/context.ts';
import type { Language } from '#wire/language.ts';

type OfferOperation = 'staffListOffers' | 'staffAnswerOffer';

export const offerDeskHandlers: Pick<Handlers<Context>, OfferOperation> = {
  async staffListOffers({ isClosed, pageNo, pageSize }, context) {
    const { database } = context;
    const listed = database.selectFrom('vehicle_offer').where('due_at', isClosed ? 'is' : 'is not', null);
    const page = listed
      .selectAll()
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const rows = await (
      isClosed
        ? page.orderBy('changed_at', 'desc')
        : page.orderBy((order) => order('state', '<>', 'open')).orderBy('due_at')
    )
      .orderBy('id')
      .execute();
    const { total } = await listed
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const offers: StaffOffer[] = [];
    for (const row of rows) offers.push(await show(row, context));
    return { code: 0, body: { total, offers } };
  },

  async staffAnswerOffer({ offerId, version, answer, price, text: given }, context) {
    const { database, services, now } = context;
    if (answer === 'counter' && price === undefined) return refuse(context, 400, 'offerPriceMissing');
    const found = await database
      .selectFrom('vehicle_offer')
      .select('vehicle_id')
      .where('id', '=', offerId)
      .executeTakeFirst();
    const vehicle = found && (await lockVehicle(database, found.vehicle_id));
    const offer = vehicle && (await lockOffer(database, offerId));
    if (!offer) return refuse(context, 400, 'offerGone');
    const priceCents = answer === 'counter' && price !== undefined ? price * 100 : undefined;
    const refusal = whyNot({ answer, offer, vehicle, priceCents, now });
    if (refusal) return refuse(context, 400, refusal);
    const by = staffActorOf(context);
    const text = given?.trim();
    const step = { act: answer, by: `staff:${by.name}`, version, priceCents, text, now } as const;
    const moved = await moveOffer(database, offer, step);
    if (moved === 'changed') return refuse(context, 400, 'offerChanged');
    const entry = { by, act: 'answer-offer', subject: vehicle.facts.refNo, before: recorded(offer) };
    await writeAuditLog(database, { ...entry, after: { ...recorded(moved), ...(text && { text }) } }, now);
    await notifyOfOffer({ services, database, now }, moved, { what: updates[answer], text });
    return { code: 0, body: await show(moved, context) };
  },
};

function recorded({ state, version, price_cents }: OfferRow) {
  return { state, version, price: price_cents / 100 };
}

type Answer = StaffAnswerOfferPayload['answer'];

const updates: Readonly<Record<Answer, OfferUpdate>> = {
  accept: 'offerAccepted',
  counter: 'offerCountered',
  decline: 'offerDeclined',
};

interface Decision {
  answer: Answer;
  offer: OfferRow;
  vehicle: VehicleRow;
  priceCents: number | undefined;
  now: Date;
}

function whyNot({ answer, offer, vehicle, priceCents, now }: Decision) {
  if (answer === 'decline') return undefined;
  if (vehicle.state !== 'available') return 'vehicleStatusChanged';
  // No vehicle is sold below its minimum selling price.
  if ((priceCents ?? offer.price_cents) < vehicle.min_price_cents) return 'offerBelowLowest';
  const isInside =
    priceCents === undefined || (priceCents > offer.price_cents && priceCents < currentCents(vehicle, now));
  return isInside ? undefined : 'offerOutside';
}

async function show(row: OfferRow, context: Context): Promise<StaffOffer> {
  const { database, language, now } = context;
  const { email, language: reads } = await database
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const vehicle = await database
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', row.vehicle_id)
    .executeTakeFirstOrThrow();
  const asked = { accountId: row.account_id, vehicleIds: [vehicle.id], isForStaff: true };
  const messages = await readThreads(database, asked);
  return {
    ...describeOffer(row, vehicle, now),
    accountId: row.account_id,
    email,
    ...readerOf(reads as Language),
    vehicle: {
      id: vehicle.id,
      name: nameIn(vehicle.facts.names, language),
      image: pictureOf(vehicle.id),
      refNo: vehicle.facts.refNo,
    },
    vehiclePrice: currentCents(vehicle, now) / 100,
    lowestPrice: vehicle.min_price_cents / 100,
    isBelowLimit: isBelowLimit(row.price_cents, {
      row: vehicle,
      terms: await readOfferTerms(database, vehicle.id),
      now,
    }),
    messages: messages.get(vehicle.id) ?? [],
  };
}
