import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Inquiry, InquiryPayload } from '#generated/client/types.gen.ts';
import { failureText } from '#server/platform/calls/texts.ts';
import { type Market, openMarket, reservationOf, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import type { StoredInquiry } from '#server/platform/database/tables/json-values.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

function inquiryOf(id: string, change: Partial<InquiryPayload> = {}): InquiryPayload {
  return {
    carSourceId: id,
    styleId: '5001',
    id,
    endPortId: 'p-mba',
    transportType: '1',
    freightType: 1,
    commitType: 1,
    name: 'Wanjiku Kamau',
    email: 'wanjiku.kamau@example.com',
    phone: '+254712345678',
    countryCode: 'KE',
    cityId: '11',
    address: 'Nyali Road 14',
    payUnit: 'USD',
    vehiclePriceDesc: 'USD 5,350',
    vehiclePriceUSD: 5350,
    vehiclePriceJPY: 813_200,
    totalPriceDesc: 'USD 6,850',
    totalPriceUSD: 6850,
    totalPriceJPY: 1_041_200,
    displayClearancePrice: 1,
    checkClearancePrice: 0,
    flashSale: '0',
    ...change,
  };
}

const storedOf = async (accountId: string) => {
  const rows = await market.services.database
    .selectFrom('inquiry')
    .select('payload')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ payload }) => payload as StoredInquiry);
};

describe('An inquiry', () => {
  test('B-131 B-132 B-133 B-271 An inquiry is stored with the prices that the buyer saw, without changing vehicle and coupons', async () => {
    const buyer = await market.newBuyer();
    const coupon = await market.giveCoupon(buyer);
    const payload = inquiryOf('100001', { couponDetailIds: [coupon], discountPrice: 'USD 100' });
    expect(await buyer.call('submitInquiry', payload)).toEqual({ code: 0 });
    const [stored] = await storedOf(buyer.accountId);
    expect(stored?.seen).toEqual({ ...payload, language: 'en', timeZone: 'Africa/Nairobi' });
    expect(stored?.quote).toMatchObject({ freightMode: 'prepaid', total: { usdCents: 675_000 } });
    const { database } = market.services;
    const vehicle = await database.selectFrom('vehicle').select('state').where('id', '=', '100001').executeTakeFirst();
    expect(vehicle?.state).toBe('available');
    const kept = await database.selectFrom('coupon').select('state').where('id', '=', coupon).executeTakeFirst();
    expect(kept?.state).toBe('unused');
  });

  test('B-134 B-151 An inquiry may leave the freight to be collected, and then has no total', async () => {
    const buyer = await market.newBuyer();
    const { totalPriceUSD: _usd, totalPriceJPY: _jpy, ...rest } = inquiryOf('100001');
    const collect = { ...rest, freightType: 2, totalPriceDesc: 'ASK', transportPriceDesc: 'ASK' };
    expect(await buyer.call('submitInquiry', collect)).toEqual({ code: 0 });
    const [stored] = await storedOf(buyer.accountId);
    expect(stored?.quote.freightMode).toBe('collect');
    expect(stored?.quote).not.toHaveProperty('total');
  });

  test('An inquiry that cannot be answered is refused with the reason', async () => {
    const buyer = await market.newBuyer();
    const reserved = await stockAnother(market.services.database);
    await (await market.newBuyer()).call('submitOrder', reservationOf(reserved));
    const messageOf = async (payload: object) => (await buyer.call('submitInquiry', payload)).message;
    expect(await messageOf(inquiryOf('none'))).toBe('The vehicle no longer exists');
    expect(await messageOf(inquiryOf('100001', { id: '100002' }))).toBe('The vehicle no longer exists');
    expect(await messageOf(inquiryOf(reserved))).toBe('The status of the vehicle has changed');
    expect(await messageOf(inquiryOf('100001', { endPortId: 'p-none' }))).toMatch('shipping method is not available');
    expect(await messageOf(inquiryOf('100001', { couponDetailIds: ['none'] }))).toBe('This coupon cannot be used');
    expect(await storedOf(buyer.accountId)).toEqual([]);
  });

  test('An inquiry repeated with its idempotency key is stored once', async () => {
    const buyer = await market.newBuyer();
    const send = () => buyer.call('submitInquiry', inquiryOf('100002'), { idempotencyKey: 'inquiry-1' });
    expect(await Promise.all([send(), send(), send()])).toEqual([{ code: 0 }, { code: 0 }, { code: 0 }]);
    expect(await storedOf(buyer.accountId)).toHaveLength(1);
  });

  test('An inquiry is refused while twenty of the last day are unanswered, even in concurrent calls', async () => {
    const buyer = await market.newBuyer();
    const send = () => buyer.call('submitInquiry', inquiryOf('100001'));
    expect(await send()).toEqual({ code: 0 });
    const { database, clock } = market.services;
    const ofBuyer = database.selectFrom('inquiry').where('account_id', '=', buyer.accountId);
    const row = await ofBuyer.select(['id', 'account_id', 'vehicle_id', 'created_at']).executeTakeFirstOrThrow();
    const more = Array.from({ length: 18 }, (_, place) => ({ ...row, id: `${row.id}-${place}`, payload: '{}' }));
    await database.insertInto('inquiry').values(more).execute();
    const answers = await Promise.all([send(), send(), send()]);
    const full = { code: 400, message: failureText('inquiriesFull', 'en') };
    expect(answers.filter(({ code }) => code !== 0)).toEqual([full, full]);
    const answered = { answered_at: clock(), answered_by: 'Amina' };
    await database.updateTable('inquiry').set(answered).where('id', '=', row.id).execute();
    expect(await send()).toEqual({ code: 0 });
    expect(await send()).toEqual(full);
  });

  test('B-138 B-272 Inquiries are listed with their vehicle in the caller’s language, the newest first, page by page', async () => {
    const buyer = await market.newBuyer();
    for (const id of ['100001', '100007', '100006']) {
      market.advance(60_000);
      await buyer.call('submitInquiry', inquiryOf(id));
    }
    const list = async (pageNo: number, pageSize: number, language: 'en' | 'jp' = 'en') =>
      (await buyer.call('listInquiries', { pageNo, pageSize }, { language })).body as Inquiry[];
    expect((await list(1, 10)).map(({ carSourceId }) => carSourceId)).toEqual(['100006', '100007', '100001']);
    expect((await list(2, 2)).map(({ carSourceId }) => carSourceId)).toEqual(['100001']);
    const [last] = await list(2, 2);
    expect(last).toEqual({
      createTimeDesc: '2026-06-12 13:01',
      createdAt: '2026-06-12T10:01:00.000Z',
      carSourceId: '100001',
      styleImage: '/pictures/100001/front.webp',
      styleName: 'Toyota Vitz 1.0 F',
      vehiclePriceDesc: 'USD 6,850',
      mileage: '62,400',
      regDate: '2019-03',
      fuelTypeDesc: 'Petrol',
      colorDesc: 'Pearl White',
      seatDesc: '5',
      handlePositionDesc: 'Right',
      countryDesc: 'Japan',
      refNo: 'GP-100001',
      remark: 'One owner, inspected in Yokohama',
    });
    expect((await list(2, 2, 'jp'))[0]).toMatchObject({ vehiclePriceDesc: 'JPY 1,041,200', countryDesc: '日本' });
    const stranger = await market.newBuyer();
    expect(await stranger.call('listInquiries', { pageNo: 1, pageSize: 10 })).toEqual({ code: 0, body: [] });
  });
});
