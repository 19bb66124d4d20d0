import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderSummary, PriceResult } from '#generated/client/types.gen.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { orderOf } from './order-row.ts';
import { cities } from '#server/marketplace/reference/places/cities.ts';
import { type Buyer, journeyTo, type Market, openMarket, reservationOf, stockAnother } from './testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const newVehicle = () => stockAnother(market.services.database);
const ordersOf = async (buyer: Buyer) =>
  (await buyer.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 500 })).body as OrderSummary[];
const stored = (vehicleId: string) =>
  market.services.database.selectFrom('orders').selectAll().where('vehicle_id', '=', vehicleId).executeTakeFirst();
const couponState = async (id: string) =>
  (await market.services.database.selectFrom('coupon').select(['state', 'order_id']).where('id', '=', id).execute())[0];
const cityOf = (country: string) => cities.find(({ countryCode }) => countryCode === country)?.id ?? '';
const refusedBecause = (message: string) => ({ code: 400, message });

describe('A reservation', () => {
  it('B-129 B-274 A buyer who reserves a vehicle gets an order that holds it, with times in the caller’s zone', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    const answer = await buyer.call('submitOrder', reservationOf(id));
    expect(answer).toEqual({
      code: 0,
      body: {
        createTimeDesc: '2026-06-12 13:00',
        createdAt: '2026-06-12T10:00:00.000Z',
        depositDueAt: '2026-06-13T10:00:00.000Z',
      },
    });
    const [order] = await ordersOf(buyer);
    expect(order).toMatchObject({ status: 0, statusDesc: 'Pending Payment', totalPriceDesc: 'USD 6,850' });
    expect(order?.orderNo).toMatch(/^GP20260612\d{3,}$/);
    const vehicle = await market.services.database
      .selectFrom('vehicle')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(vehicle.state).toBe('held');
  });

  it('A-347 The buyer has 24 hours for the deposit, and gets an e-mail with amount and account', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    await buyer.call('submitOrder', reservationOf(id));
    expect((await stored(id))?.deposit_due_at).toEqual(new Date('2026-06-13T10:00:00Z'));
    const mail = (await market.mails()).find(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mail?.body).toContain('USD 2,055');
    expect(mail?.body).toContain('Pwani Collections');
  });

  it('E-mails state deadline and arrival in Nairobi time, whatever the caller’s zone', async () => {
    const { database, clock } = market.services;
    const buyer = await market.newBuyer();
    const mailsTo = async () =>
      (await market.mails()).flatMap((mail) => (mail.recipient.startsWith(buyer.accountId) ? mail.body : []));
    const id = await newVehicle();
    await buyer.call('submitOrder', reservationOf(id), { timeZone: 'Asia/Tokyo' });
    expect((await mailsTo())[0]).toContain('13 June 2026 at 13:00, Nairobi time');

    const row = await stored(id);
    if (!row) throw new Error('The order is gone.');
    const order = orderOf(row);
    const arrivesAt = new Date('2026-07-01T22:30:00Z');
    await notifyBuyer({ services: market.services, database, now: clock() }, order, { what: 'balanceDue', arrivesAt });
    expect((await mailsTo())[1]).toContain('2 July 2026');
  });

  it.each([
    ['B-313 A reservation of a vehicle that does not exist', { id: 'none' }, 'The vehicle no longer exists'],
    ['A reservation with a city of another country', { cityId: '121' }, 'This city is not available'],
    ['A reservation to a port that is not offered', { endPortId: 'p-none' }, 'This shipping method is not available'],
    [
      'A reservation without a port, of a vehicle whose price the buyer has not asked for,',
      { endPortId: undefined },
      'This shipping method is not available',
    ],
    ['A reservation with a coupon that does not exist', { couponDetailIds: ['none'] }, 'This coupon cannot be used'],
  ])('%s is refused, and nothing changes', async (_, change, message) => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    const answer = await buyer.call('submitOrder', reservationOf(id, change as object));
    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stored(id)).toBeUndefined();
  });

  it('A reservation with clearance is refused for a country without it, and accepted without clearance', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    const toTanzania = { countryCode: 'TZ', cityId: cityOf('TZ'), endPortId: 'p-dar' };
    const answer = await buyer.call('submitOrder', reservationOf(id, { ...toTanzania, checkClearancePrice: 1 }));
    expect(answer).toMatchObject({
      code: 400,
      message: expect.stringContaining('This shipping method is not available'),
    });
    expect(await stored(id)).toBeUndefined();
    expect((await buyer.call('submitOrder', reservationOf(id, toTanzania))).code).toBe(0);
  });

  it('A vehicle that cannot be imported is reserved only with the buyer’s consent, and not cleared', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    await market.services.database
      .updateTable('vehicle')
      .set({ registered: '2012-05-01' })
      .where('id', '=', id)
      .execute();
    const refused = refusedBecause('This vehicle cannot be imported there. Confirm that you still want it');
    expect(await buyer.call('submitOrder', reservationOf(id))).toEqual(refused);
    expect(await buyer.call('submitOrder', reservationOf(id, { wantsRefusedImport: false }))).toEqual(refused);
    const cleared = reservationOf(id, { wantsRefusedImport: true, checkClearancePrice: 1 });
    expect(await buyer.call('submitOrder', cleared)).toEqual(
      refusedBecause('Customs clearance is not available for a vehicle that cannot be imported there. Remove it.'),
    );
    expect(await stored(id)).toBeUndefined();
    const { body } = await buyer.call('getPriceDetail', journeyTo(id));
    expect(body).toMatchObject({ showCustomClearance: 0, displayClearancePrice: 0 });
    expect(body).not.toHaveProperty('clearancePriceDesc');
    expect((await buyer.call('submitOrder', reservationOf(id, { wantsRefusedImport: true }))).code).toBe(0);
    expect((await stored(id))?.shipping).toMatchObject({ clearance: false, wantedRefused: true });
  });

  it('Import consent is stored only with orders that needed it', async () => {
    const buyer = await market.newBuyer();
    const allowed = await newVehicle();
    await buyer.call('submitOrder', reservationOf(allowed, { wantsRefusedImport: true }));
    expect((await stored(allowed))?.shipping).not.toHaveProperty('wantedRefused');
  });

  it('B-312 Reserving a held or removed vehicle reports that its status has changed', async () => {
    const [first, second] = [await market.newBuyer(), await market.newBuyer()];
    const id = await newVehicle();
    await first.call('submitOrder', reservationOf(id));
    const changed = refusedBecause('The status of the vehicle has changed');
    expect(await second.call('submitOrder', reservationOf(id))).toEqual(changed);
    const removed = await newVehicle();
    await market.services.database.updateTable('vehicle').set({ state: 'removed' }).where('id', '=', removed).execute();
    expect(await first.call('submitOrder', reservationOf(removed))).toEqual(changed);
  });

  it('A reservation without a port uses port and country of the last price request', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    await buyer.call('getPriceDetail', { ...journeyTo(id), countryCode: 'UG' });
    const { endPortId: _, ...withoutPort } = reservationOf(id);
    expect((await buyer.call('submitOrder', withoutPort)).code).toBe(0);
    expect((await stored(id))?.shipping).toMatchObject({ portId: 'p-mba', countryCode: 'UG', clearance: false });
  });

  it('An order keeps the quote that the buyer saw, whatever changes later', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    const seen = (await buyer.call('getPriceDetail', journeyTo(id))).body as PriceResult;
    await buyer.call('submitOrder', reservationOf(id, { checkClearancePrice: 1 }));
    expect((await stored(id))?.quote).toMatchObject({
      total: { usdCents: seen.totalPriceUSD * 100, jpy: seen.totalPriceJPY, kes: seen.totalCountryPrice },
      deposit: { usdCents: seen.depositPriceUSD * 100 },
      seen: { total: { usdCents: seen.totalPriceUSD * 100 }, askedAt: '2026-06-12T10:00:00.000Z' },
    });
    const { database } = market.services;
    await writePricingSettings(database, { ...demoPricingSettings, depositRatio: 0.5 });
    const [summary] = await ordersOf(buyer);
    await writePricingSettings(database, demoPricingSettings);
    expect(summary).toMatchObject({
      totalPriceDesc: seen.totalWithClearancePriceDesc,
      depositPriceDesc: seen.depositWithClearancePriceDesc,
    });
  });

  const startSale = (id: string, endsAt: Date) =>
    market.services.database
      .updateTable('vehicle')
      .set({ flash_deduction_cents: 30_000, flash_ends_at: endsAt, min_price_cents: 100 })
      .where('id', '=', id)
      .execute();

  it('B-162 A flash price applies while the sale runs, and nobody reserves above the price shown', async () => {
    const buyer = await market.newBuyer();
    const { clock } = market.services;
    const id = await newVehicle();
    await startSale(id, new Date(clock().getTime() + 1));
    const seen = (await buyer.call('getPriceDetail', journeyTo(id))).body as PriceResult;
    expect(seen.totalPriceUSD).toBe(6550);
    await startSale(id, clock());
    expect((await buyer.call('submitOrder', reservationOf(id))).code).toBe(603);
    // Once the buyer has seen the new price, the reservation succeeds.
    await buyer.call('getPriceDetail', journeyTo(id));
    expect((await buyer.call('submitOrder', reservationOf(id))).code).toBe(0);
    expect((await stored(id))?.quote).toMatchObject({ total: { usdCents: 685_000 }, flashDeduction: { usdCents: 0 } });

    const other = await newVehicle();
    await startSale(other, new Date(clock().getTime() + 1));
    await buyer.call('submitOrder', reservationOf(other));
    expect((await stored(other))?.quote).toMatchObject({ total: { usdCents: 655_000 } });
  });

  it('The price and the destination on the page count, whatever another tab has asked for since', async () => {
    const buyer = await market.newBuyer();
    const { clock } = market.services;
    const id = await newVehicle();
    const look = async (countryCode: string) =>
      (await buyer.call('getPriceDetail', { ...journeyTo(id), countryCode })).body as PriceResult;
    const reserveAt = ({ totalPriceUSD: total, depositPriceUSD: deposit }: PriceResult) =>
      buyer.call('submitOrder', reservationOf(id, { destinationCountryCode: 'KE', shownPrice: { total, deposit } }));
    await startSale(id, new Date(clock().getTime() + 1));
    const seen = await look('KE');
    await startSale(id, clock());
    for (const country of ['KE', 'UG']) {
      await look(country);
      expect((await reserveAt(seen)).code).toBe(603);
    }
    const risen = await look('KE');
    await look('UG');
    expect((await reserveAt(risen)).code).toBe(0);
    expect((await stored(id))?.shipping).toMatchObject({ portId: 'p-mba', countryCode: 'KE' });
  });

  it('Nobody reserves with a higher deposit than the one shown', async () => {
    const buyer = await market.newBuyer();
    const { database } = market.services;
    const id = await newVehicle();
    await buyer.call('getPriceDetail', journeyTo(id));
    await writePricingSettings(database, { ...demoPricingSettings, depositRatio: 0.4 });
    const refused = await buyer.call('submitOrder', reservationOf(id));
    await buyer.call('getPriceDetail', journeyTo(id));
    const reserved = await buyer.call('submitOrder', reservationOf(id));
    await writePricingSettings(database, demoPricingSettings);
    expect([refused.code, reserved.code]).toEqual([603, 0]);
  });

  it('A buyer can reserve at a price that has fallen since it was shown', async () => {
    const buyer = await market.newBuyer();
    const { database, clock } = market.services;
    const id = await newVehicle();
    await buyer.call('getPriceDetail', journeyTo(id));
    await database
      .updateTable('vehicle')
      .set({ flash_deduction_cents: 10_000, flash_ends_at: new Date(clock().getTime() + 1000) })
      .where('id', '=', id)
      .execute();
    expect((await buyer.call('submitOrder', reservationOf(id))).code).toBe(0);
    expect((await stored(id))?.quote).toMatchObject({
      total: { usdCents: 675_000 },
      seen: { total: { usdCents: 685_000 } },
    });
  });

  it('B-130 A reservation freezes its coupons, and no other can use them', async () => {
    const buyer = await market.newBuyer();
    const [id, other] = [await newVehicle(), await newVehicle()];
    const coupon = await market.giveCoupon(buyer);
    const options = { couponDetailIds: [coupon] };
    expect((await buyer.call('submitOrder', reservationOf(id, options))).code).toBe(0);
    const order = await stored(id);
    expect(order?.quote).toMatchObject({ total: { usdCents: 675_000 }, coupons: [{ id: coupon, cents: 10_000 }] });
    expect(await couponState(coupon)).toEqual({ state: 'frozen', order_id: order?.id });
    const again = await buyer.call('submitOrder', reservationOf(other, options));
    expect(again).toEqual(refusedBecause('This coupon cannot be used'));
    expect(await stored(other)).toBeUndefined();
  });

  it('A coupon that would deduct nothing stays unused', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    const coupons = [await market.giveCoupon(buyer, { quotaCents: 1_000_000 }), await market.giveCoupon(buyer)];
    await buyer.call('submitOrder', reservationOf(id, { couponDetailIds: coupons }));
    expect(await couponState(coupons[0] ?? '')).toMatchObject({ state: 'frozen' });
    expect(await couponState(coupons[1] ?? '')).toEqual({ state: 'unused', order_id: null });
  });

  it('The server calculates the price itself, whatever discount the payload claims', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    await buyer.call('submitOrder', reservationOf(id, { discountPriceUSD: 5000, discountPrice: 'USD 5,000' }));
    expect((await stored(id))?.quote).toMatchObject({ total: { usdCents: 685_000 } });
  });

  it('B-006 A vehicle of an overdue order can be reserved before the job has cancelled that order', async () => {
    const [late, quick] = [await market.newBuyer(), await market.newBuyer()];
    const id = await newVehicle();
    await late.call('submitOrder', reservationOf(id));
    await market.services.database
      .updateTable('orders')
      .set({ deposit_due_at: market.services.clock() })
      .where('vehicle_id', '=', id)
      .execute();
    expect((await quick.call('submitOrder', reservationOf(id))).code).toBe(0);
    expect((await ordersOf(late))[0]).toMatchObject({ status: 8 });
    expect((await ordersOf(quick))[0]).toMatchObject({ status: 0 });
  });

  it('An e-mail about an order in yen uses yen, and the order is shown in its reader’s currency', async () => {
    const buyer = await market.newBuyer({ language: 'ja' });
    const id = await newVehicle();
    await buyer.call('submitOrder', reservationOf(id, { payUnit: 'JPY' }), { language: 'jp' });
    const mail = (await market.mails()).find(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mail?.language).toBe('ja');
    expect(mail?.body).toContain('JPY 312,360');
    const order = await stored(id);
    const read = async (language: 'en' | 'jp') =>
      (await buyer.call('getOrder', { id: order?.id }, { language })).body as Order;
    expect((await read('jp')).totalPriceDesc).toBe('JPY 1,041,200');
    expect((await read('en')).totalPriceDesc).toBe('USD 6,850');
  });
});
