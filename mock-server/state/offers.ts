import type { ThreadMessage, VehicleOffer, VehicleThread } from '#generated/client/types.gen.ts';
import { type MockContext, type MockHandlers, pageOf, refuse } from './context.ts';
import { nextId } from './memory.ts';
import { readVehicle } from './vehicle-detail.ts';

const validHours = 24;
const mostPrices = 3;

/** Offers stay unanswered, because the mock has no staff. One below half of the price is declined at once. */
export const offerHandlers: MockHandlers = {
  async getVehicleOffer({ carSourceId }, context) {
    return context.vehicles.has(carSourceId)
      ? { code: 0, body: await offerOn(carSourceId, context) }
      : refuse(context, 'vehicleGone');
  },

  async makeOffer({ carSourceId, price, text }, context) {
    const { own, now, memory } = context;
    if (!context.vehicles.has(carSourceId)) return refuse(context, 'vehicleGone');
    const known = await offerOn(carSourceId, context);
    if (known.offer?.dueAt !== undefined) return refuse(context, 'offerOpen');
    if (!known.acceptsOffers) return refuse(context, 'offersClosed');
    if (price >= known.vehiclePriceUSD) return refuse(context, 'offerNotLower');
    if (known.offersLeft === 0) return refuse(context, 'offersFull');
    const at = now.toISOString();
    const isTooLow = price < known.vehiclePriceUSD / 2;
    const step = { at, kind: 'offer' } as const;
    const offered: ThreadMessage = { ...step, by: 'buyer', act: 'offer', price, ...(text !== undefined && { text }) };
    const declined: ThreadMessage = { ...step, by: 'staff', act: 'decline' };
    const dueAt = new Date(now.getTime() + validHours * 3_600_000).toISOString();
    const id = nextId(memory, 'offer');
    own.offers[carSourceId] = {
      offer: isTooLow ? { id, version: 2, state: 'declined', price } : { id, version: 1, state: 'open', price, dueAt },
      messages: [...(own.offers[carSourceId]?.messages ?? []), offered, ...(isTooLow ? [declined] : [])],
    };
    return { code: 0, body: await offerOn(carSourceId, context) };
  },

  async answerOffer(payload, context) {
    const { offerId, version, answer } = payload;
    const { own, now } = context;
    const [carSourceId, said] = Object.entries(own.offers).find(([, { offer }]) => offer.id === offerId) ?? [];
    if (carSourceId === undefined || !said) {
      // The offer of the example belongs to nobody here, but has an answer.
      const shown = await context.show('answerOffer', payload);
      return shown?.offer?.id === offerId ? { code: 0, body: shown } : refuse(context, 'offerGone');
    }
    const { offer, messages } = said;
    if (answer !== 'withdraw' || offer.state !== 'open' || offer.version !== version)
      return refuse(context, 'offerChanged');
    const step: ThreadMessage = { at: now.toISOString(), by: 'buyer', kind: 'offer', act: 'withdraw' };
    const { id, price } = offer;
    const withdrawn = { id, version: version + 1, state: 'withdrawn', price } as const;
    own.offers[carSourceId] = { offer: withdrawn, messages: [...messages, step] };
    return { code: 0, body: await offerOn(carSourceId, context) };
  },

  async listVehicleThreads(payload, context) {
    const shown = await context.show('listVehicleThreads', payload);
    const facts = new Map(context.own.inquiries.map((inquiry) => [inquiry.carSourceId, inquiry]));
    const examples = new Map((shown ?? []).map((thread) => [thread.carSourceId, thread]));
    const threads: VehicleThread[] = [];
    for (const id of new Set([...Object.keys(context.own.offers), ...facts.keys()])) {
      const known = facts.get(id) ?? examples.get(id);
      if (!known) continue;
      const { createTimeDesc: _text, createdAt: _time, ...vehicle } = { createTimeDesc: '', createdAt: '', ...known };
      const state = await offerOn(id, context);
      const latestAt = state.messages.at(-1)?.at ?? context.now.toISOString();
      threads.push({ ...vehicle, ...state, latestAt });
    }
    return { code: 0, body: pageOf(threads, payload) };
  },
};

async function offerOn(carSourceId: string, context: MockContext): Promise<VehicleOffer> {
  const { own, vehicles, now } = context;
  const seen = await readVehicle({ carSourceId }, context);
  const known = own.offers[carSourceId];
  const messages = known?.messages ?? [];
  const since = now.getTime() - validHours * 3_600_000;
  const named = messages.filter(({ act, at }) => act === 'offer' && Date.parse(at) > since).length;
  return {
    acceptsOffers: seen?.vehicle.acceptsOffers === true,
    offersLeft: Math.max(0, mostPrices - named),
    vehiclePriceUSD: vehicles.get(carSourceId)?.priceUSD ?? 0,
    ...(known && { offer: known.offer }),
    messages: [...questionsAbout(carSourceId, context), ...messages],
  };
}

function questionsAbout(carSourceId: string, { own }: MockContext): ThreadMessage[] {
  const asked = own.questions[carSourceId] ?? [];
  return asked
    .map(({ askedAt, question }) => ({ at: askedAt, by: 'buyer', kind: 'question', text: question }) as const)
    .toReversed();
}
