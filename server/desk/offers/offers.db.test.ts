import { afterAll, describe, expect, it } from 'vitest';
import type {
  PriceResult,
  StaffOffer,
  StaffOfferPage,
  StaffToday,
  StaffVehicle,
  VehicleDetail,
  VehicleOffer,
  VehicleThread,
} from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';
import { closeOffers } from '#server/marketplace/offers/close-offers.ts';
import { offerHandlers } from '#server/marketplace/offers/handlers.ts';
import {
  type Buyer,
  deliverTo,
  journeyTo,
  reservationOf,
  stockAnother,
} from '#server/marketplace/orders/testing/market.ts';
import { questionHandlers } from '#server/marketplace/questions/handlers.ts';

const hour = 3_600_000;
const limit = 8_730;
const { market, as } = await openDeskMarket({ ...offerHandlers, ...questionHandlers });
const { database } = market.services;
afterAll(() => market.close());

/** A vehicle for USD 10,000 that takes offers from the limit up. */
async function offeredVehicle(): Promise<string> {
  const id = await stockAnother(database);
  await database
    .updateTable('vehicle')
    .set({ base_price_cents: 1_000_000, min_price_cents: 800_000 })
    .where('id', '=', id)
    .execute();
  const { call } = await as('stock');
  const { version } = (await call('staffGetVehicle', { id })).body as StaffVehicle;
  expect(await call('staffSetVehicleOffers', { id, version, isOn: true, limit })).toMatchObject({ code: 0 });
  return id;
}

const messageOf = async (said: Promise<{ code: number; message?: string | undefined }>) => (await said).message;

async function offerOf(buyer: Buyer, carSourceId: string, price: number) {
  const { code, body, message } = await buyer.call('makeOffer', { carSourceId, price });
  expect([code, message]).toEqual([0, undefined]);
  const { offer } = body as VehicleOffer;
  if (!offer) throw new Error('There is no offer.');
  return { offerId: offer.id, version: offer.version, state: offer.state };
}

async function stateFor(buyer: Buyer, carSourceId: string): Promise<VehicleOffer> {
  return (await buyer.call('getVehicleOffer', { carSourceId })).body as VehicleOffer;
}

async function answer(payload: object, role: StaffRole = 'sales') {
  return (await as(role, 'Amina Otieno')).call('staffAnswerOffer', payload);
}

/** A buyer with an accepted price of USD 9,000. */
async function accepted() {
  const buyer = await market.newBuyer();
  const vehicleId = await offeredVehicle();
  const { offerId, version } = await offerOf(buyer, vehicleId, 9_000);
  expect(await answer({ offerId, version, answer: 'accept' })).toMatchObject({ code: 0 });
  return { buyer, vehicleId, offerId };
}

const priceFor = async (buyer: Buyer, vehicleId: string, couponDetailIds?: string[]) =>
  (await buyer.call('getPriceDetail', { ...journeyTo(vehicleId), ...(couponDetailIds && { couponDetailIds }) }))
    .body as PriceResult;

describe('An offer', () => {
  it('is countered by both sides and accepted, with e-mails, deadlines and one thread', async () => {
    const buyer = await market.newBuyer();
    const vehicleId = await offeredVehicle();
    await buyer.call('askQuestion', { carSourceId: vehicleId, question: 'Is there a spare wheel in it?' });
    market.advance(1000);
    const { offerId, version } = await offerOf(buyer, vehicleId, 8_800);
    const today = (await (await as('sales')).call('staffToday', {})).body as StaffToday;
    expect(today.offers?.count).toBeGreaterThan(0);
    market.advance(1000);
    const counter = { offerId, version, answer: 'counter', price: 9_500, text: 'It has new tyres.' };
    expect((await answer(counter)).body).toMatchObject({ state: 'countered', price: 9_500, isBelowLimit: false });
    const mail = (await market.mails()).findLast(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mail?.body).toContain('USD 9,500');
    expect(mail?.body).toContain('It has new tyres.');
    market.advance(1000);
    const own = { offerId, version: version + 1 };
    expect(await messageOf(buyer.call('answerOffer', { ...own, answer: 'counter', price: 9_500 }))).toContain('accept');
    expect(await buyer.call('answerOffer', { ...own, answer: 'counter', price: 9_100 })).toMatchObject({ code: 0 });
    market.advance(1000);
    await answer({ offerId, version: version + 2, answer: 'accept' });
    const [thread] = (await buyer.call('listVehicleThreads', { pageNo: 1, pageSize: 10 })).body as VehicleThread[];
    expect(thread).toMatchObject({
      carSourceId: vehicleId,
      offer: {
        state: 'accepted',
        price: 9_100,
        dueAt: new Date(market.services.clock().getTime() + 24 * hour).toISOString(),
      },
    });
    expect(thread?.messages.map(({ by, kind, act, price }) => [by, kind, act, price])).toEqual([
      ['buyer', 'question', undefined, undefined],
      ['buyer', 'offer', 'offer', 8_800],
      ['staff', 'offer', 'counter', 9_500],
      ['buyer', 'offer', 'counter', 9_100],
      ['staff', 'offer', 'accept', 9_100],
    ]);
    expect(JSON.stringify(thread)).not.toContain('Amina');
    const { call } = await as('readOnly');
    const page = (await call('staffListOffers', { isClosed: false, pageNo: 1, pageSize: 50 })).body as StaffOfferPage;
    expect(page.offers.find(({ id }) => id === offerId)?.messages.at(2)).toMatchObject({ byName: 'Amina Otieno' });
  });

  it('far below the limit is declined at once, three times a day, and nothing in any answer has the limit', async () => {
    const buyer = await market.newBuyer();
    const vehicleId = await offeredVehicle();
    const said: unknown[] = [];
    for (const price of [1_000, 6_000, 7_999])
      said.push(await buyer.call('makeOffer', { carSourceId: vehicleId, price }));
    expect(said).toMatchObject(said.map(() => ({ code: 0, body: { offer: { state: 'declined' } } })));
    said.push(await buyer.call('makeOffer', { carSourceId: vehicleId, price: 8_900 }));
    expect(said.at(-1)).toMatchObject({ code: 400, message: expect.stringContaining('three offers') as string });
    market.advance(25 * hour);
    // Between the tenth and the limit, a person decides.
    const { offerId, version, state } = await offerOf(buyer, vehicleId, 8_100);
    expect(state).toBe('open');
    expect((await answer({ offerId, version, answer: 'decline' })).body).toMatchObject({ isBelowLimit: true });
    const only = { carSourceId: vehicleId };
    said.push(
      await buyer.call('getVehicleOffer', only),
      await buyer.call('getVehicleDetail', only),
      await buyer.call('getPriceDetail', journeyTo(vehicleId)),
      await buyer.call('listVehicleThreads', { pageNo: 1, pageSize: 10 }),
      await buyer.call('answerOffer', { offerId, version, answer: 'accept' }),
      await market.mails(),
    );
    const text = JSON.stringify(said).replaceAll(',', '');
    for (const trace of [String(limit), 'limit', 'isBelow', '"lowest']) expect(text).not.toContain(trace);
  });

  it('is refused with one message that says what to do', async () => {
    const buyer = await market.newBuyer();
    const vehicleId = await offeredVehicle();
    const make = (carSourceId: string, price: number) => messageOf(buyer.call('makeOffer', { carSourceId, price }));
    expect(await make('none', 1)).toBe('The vehicle no longer exists');
    expect(await make(await stockAnother(database), 5_000)).toContain('does not take offers');
    expect(await make(vehicleId, 10_000)).toContain('Offer less');
    await offerOf(buyer, vehicleId, 9_000);
    expect(await make(vehicleId, 9_100)).toContain('Withdraw it');
  });

  it('is stored once when repeated with its idempotency key', async () => {
    const buyer = await market.newBuyer();
    const carSourceId = await offeredVehicle();
    const send = () => buyer.call('makeOffer', { carSourceId, price: 9_000 }, { idempotencyKey: 'offer-1' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toEqual(second);
    expect((await stateFor(buyer, carSourceId)).offersLeft).toBe(2);
  });

  it('belongs to its buyer, and only sales and owners answer it', async () => {
    const buyer = await market.newBuyer();
    const vehicleId = await offeredVehicle();
    const { offerId, version } = await offerOf(buyer, vehicleId, 9_000);
    const stranger = await market.newBuyer();
    const withdraw = { offerId, version, answer: 'withdraw' };
    expect(await messageOf(stranger.call('answerOffer', withdraw))).toContain('does not exist');
    expect(await stateFor(stranger, vehicleId)).toEqual({
      acceptsOffers: true,
      offersLeft: 3,
      vehiclePriceUSD: 10_000,
      messages: [],
    });
    expect(await messageOf(buyer.call('answerOffer', { ...withdraw, answer: 'accept' }))).toContain('has changed');
    for (const role of ['accounts', 'logistics', 'stock', 'readOnly'] as const) {
      expect(await answer({ offerId, version, answer: 'accept' }, role)).toMatchObject({ code: 433 });
    }
    const { call } = await as('sales');
    expect(await call('staffSetVehicleOffers', { id: vehicleId, version: 2, isOn: false })).toMatchObject({
      code: 433,
    });
    expect(await buyer.call('answerOffer', withdraw)).toMatchObject({
      code: 0,
      body: { offer: { state: 'withdrawn' } },
    });
  });

  it('is answered by one of two staff members only', async () => {
    const buyer = await market.newBuyer();
    const { offerId, version } = await offerOf(buyer, await offeredVehicle(), 9_000);
    const both = await Promise.all([
      answer({ offerId, version, answer: 'accept' }),
      answer({ offerId, version, answer: 'counter', price: 9_500 }),
    ]);
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 400]);
  });

  it('is never accepted below the minimum selling price, or countered outside of offer and price', async () => {
    const buyer = await market.newBuyer();
    const vehicleId = await offeredVehicle();
    const { offerId, version } = await offerOf(buyer, vehicleId, 8_500);
    const to = (price: number) => messageOf(answer({ offerId, version, answer: 'counter', price }));
    expect(await to(8_500)).toContain('above the buyer’s offer');
    expect(await to(10_000)).toContain('below the price');
    await database.updateTable('vehicle').set({ min_price_cents: 860_000 }).where('id', '=', vehicleId).execute();
    expect(await messageOf(answer({ offerId, version, answer: 'accept' }))).toContain('minimum price');
  });

  it.each([
    ['open', undefined],
    ['countered', { answer: 'counter', price: 9_500 }],
    ['accepted', { answer: 'accept' }],
  ] as const)('expires after 24 hours while it is %s', async (_state, step) => {
    const buyer = await market.newBuyer();
    const vehicleId = await offeredVehicle();
    const { offerId, version } = await offerOf(buyer, vehicleId, 9_000);
    if (step) await answer({ offerId, version, ...step });
    const last = { offerId, version: version + (step ? 1 : 0), answer: 'accept' };
    market.advance(24 * hour);
    expect((await stateFor(buyer, vehicleId)).offer).toMatchObject({ state: 'expired' });
    expect(await messageOf(buyer.call('answerOffer', last))).toContain('has changed');
    expect(await messageOf(answer(last))).toContain('has changed');
    expect((await priceFor(buyer, vehicleId)).vehiclePriceUSD).toBe(10_000);
    await closeOffers(market.services);
    expect((await stateFor(buyer, vehicleId)).messages.at(-1)).toMatchObject({ by: 'clock', act: 'expire' });
    const mail = (await market.mails()).findLast(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mail?.subject).toContain('has expired');
    expect(await closeOffers(market.services)).toBe(0);
  });

  it('ends when somebody else reserves the vehicle', async () => {
    const { buyer, vehicleId } = await accepted();
    const other = await market.newBuyer();
    expect(await other.call('submitOrder', reservationOf(vehicleId))).toMatchObject({ code: 0 });
    expect(await stateFor(buyer, vehicleId)).toMatchObject({ acceptsOffers: false, offer: { state: 'ended' } });
    await closeOffers(market.services);
    // The e-mail about the accepted price was not sent yet, and is outdated now.
    expect(await deliverTo(market, buyer)).toEqual([expect.stringContaining('no longer available')]);
  });
});

describe('An accepted price', () => {
  it('is the order’s price, for its buyer only and once', async () => {
    const { buyer, vehicleId } = await accepted();
    const other = await market.newBuyer();
    expect((await priceFor(other, vehicleId)).vehiclePriceUSD).toBe(10_000);
    expect(
      ((await buyer.call('getVehicleDetail', { carSourceId: vehicleId })).body as VehicleDetail).vehicle,
    ).toMatchObject({
      acceptsOffers: true,
    });
    const price = await priceFor(buyer, vehicleId);
    expect(price).toMatchObject({ vehiclePriceUSD: 9_000, offerDeductionUSD: 1_000 });
    expect(price.totalPriceUSD).toBe(9_000 + price.transportPriceUSD + price.insurancePriceUSD);
    expect(await buyer.call('submitOrder', reservationOf(vehicleId))).toMatchObject({ code: 0 });
    const order = await database
      .selectFrom('orders')
      .select(['id', 'quote'])
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    expect(order.quote).toMatchObject({ vehicle: { usdCents: 900_000 }, offerDeduction: { usdCents: 100_000 } });
    expect((await stateFor(buyer, vehicleId)).offer).toMatchObject({ state: 'used' });
    const confirmation = (await market.mails()).findLast(
      ({ recipient }) => recipient === `${buyer.accountId}@example.com`,
    );
    expect(confirmation?.body).toContain('Accepted offer: − USD 1,000');
    await buyer.call('closeOrder', { id: order.id });
    expect((await priceFor(buyer, vehicleId)).vehiclePriceUSD).toBe(10_000);
  });

  it('is replaced by a lower list price, and is not combined with a coupon', async () => {
    const { buyer, vehicleId } = await accepted();
    const small = await market.giveCoupon(buyer, { quotaCents: 10_000 });
    const large = await market.giveCoupon(buyer, { quotaCents: 150_000 });
    expect(await priceFor(buyer, vehicleId, [small])).toMatchObject({ vehiclePriceUSD: 9_000, discountPriceUSD: 0 });
    const better = await priceFor(buyer, vehicleId, [large]);
    expect(better).toMatchObject({ vehiclePriceUSD: 8_500, discountPriceUSD: 1_500 });
    expect(better).not.toHaveProperty('offerDeductionUSD');
    const setPrice = (base_price_cents: number) =>
      database.updateTable('vehicle').set({ base_price_cents }).where('id', '=', vehicleId).execute();
    await setPrice(1_200_000);
    expect((await priceFor(buyer, vehicleId)).vehiclePriceUSD).toBe(9_000);
    await setPrice(880_000);
    expect(await priceFor(buyer, vehicleId)).toMatchObject({ vehiclePriceUSD: 8_800 });
  });
});

describe('The offers of a vehicle', () => {
  it('are set with a limit between the minimum selling price and the price, and recorded', async () => {
    const id = await offeredVehicle();
    const { call } = await as('owner');
    const { version, offers } = (await call('staffGetVehicle', { id })).body as StaffVehicle;
    expect(offers).toEqual({ isOn: true, limit });
    const set = { id, version, isOn: true };
    for (const wrong of [7_999, 10_001]) {
      expect(await messageOf(call('staffSetVehicleOffers', { ...set, limit: wrong }))).toContain('between the minimum');
    }
    expect(await call('staffSetVehicleOffers', { ...set, version: version - 1 })).toMatchObject({ code: 409 });
    expect(await call('staffSetVehicleOffers', { ...set, isOn: false })).toMatchObject({ code: 0 });
    const last = await database.selectFrom('staff_act').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(last).toMatchObject({ act: 'set-vehicle-offers', before: { isOn: true, limit }, after: { isOn: false } });
    expect(((await call('staffGetVehicle', { id })).body as StaffVehicle).offers).toEqual({ isOn: false });
  });
});

it('shows staff an offer’s vehicle with its prices', async () => {
  const buyer = await market.newBuyer({ language: 'ja' });
  const { offerId, version } = await offerOf(buyer, await offeredVehicle(), 9_000);
  const { body } = await answer({ offerId, version, answer: 'accept' });
  expect(body as StaffOffer).toMatchObject({ vehiclePrice: 10_000, lowestPrice: 8_000, language: 'jp' });
});
