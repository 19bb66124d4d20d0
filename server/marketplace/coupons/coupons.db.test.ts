import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coupon } from '#generated/client/types.gen.ts';
import { type Market, openMarket } from '#server/marketplace/orders/testing/market.ts';
import { inLanguages } from '#server/platform/names.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import {
  chooseCoupons,
  couponStateOn,
  freezeCoupons,
  isUsable,
  readCoupons,
  settleCoupons,
  usableOn,
} from './coupons.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { issueWelcomeCoupon } from './welcome-coupon.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

describe('A coupon', () => {
  const dates = { effective_on: '2026-06-01', expires_on: '2026-06-12' };

  test.each([
    ['unused', '2026-06-12', 'available'],
    ['unused', '2026-06-13', 'expired'],
    ['frozen', '2026-06-13', 'frozen'],
    ['used', '2026-06-13', 'used'],
  ] as const)('B-181 A coupon that is %s on %s counts as %s', (state, today, counted) => {
    expect(couponStateOn({ ...dates, state }, today)).toBe(counted);
  });

  test('A coupon can be used from its first day to its last, in market time', () => {
    const coupon = { ...dates, state: 'unused' } as const;
    const days = ['2026-05-31', '2026-06-01', '2026-06-12', '2026-06-13'];
    expect(days.map((day) => isUsable(coupon, day))).toEqual([false, true, true, false]);
    expect(marketDay(new Date('2026-06-12T20:59:59Z'))).toBe('2026-06-12');
    expect(marketDay(new Date('2026-06-12T21:00:00Z'))).toBe('2026-06-13');
  });

  test('A-270 B-112 B-295 A coupon is listed with all its fields, in three currencies', async () => {
    const buyer = await market.newBuyer();
    const id = await market.giveCoupon(buyer);
    expect(await buyer.call('listCoupons')).toEqual({
      code: 0,
      body: [
        {
          id,
          name: 'Welcome coupon',
          code: 'WELCOME100',
          quotaUSD: 100,
          quotaKES: 12_900,
          quotaJPY: 15_200,
          effectiveDate: '2026-05-01',
          expiry: '2026-12-31',
          useType: 1,
          scope: 'All vehicles',
          status: 1,
        },
      ],
    });
  });

  test('A coupon says what it is for, with its own description if it has one', async () => {
    const { database } = market.services;
    const buyer = await market.newBuyer();
    const id = await market.giveCoupon(buyer, { vehicleIds: ['100008'] });
    const scopeIn = async (language: 'en' | 'jp') =>
      ((await buyer.call('listCoupons', {}, { language })).body as Coupon[])[0]?.scope;
    expect(await scopeIn('en')).toBe('Designated vehicles');
    const scope = JSON.stringify(inLanguages(['Hybrid vehicles', '混合动力车', 'ハイブリッド車']));
    await database.updateTable('coupon').set({ scope }).where('id', '=', id).execute();
    expect(await scopeIn('jp')).toBe('ハイブリッド車');
  });

  test('The list has usable coupons first, then by latest last day, and no coupons of others', async () => {
    const { database } = market.services;
    const [buyer, other] = [await market.newBuyer(), await market.newBuyer()];
    await market.giveCoupon(other);
    const expired = await market.giveCoupon(buyer, { expiresOn: '2026-01-31' });
    const used = await market.giveCoupon(buyer, { expiresOn: '2026-06-30' });
    const frozen = await market.giveCoupon(buyer, { expiresOn: '2026-09-30' });
    const good = await market.giveCoupon(buyer, { expiresOn: '2026-06-20' });
    await database.updateTable('coupon').set({ state: 'used' }).where('id', '=', used).execute();
    await database.updateTable('coupon').set({ state: 'frozen' }).where('id', '=', frozen).execute();
    const listed = (await buyer.call('listCoupons')).body as Coupon[];
    expect(listed.map(({ id, status }) => [id, status])).toEqual([
      [good, 1],
      [frozen, 3],
      [used, 4],
      [expired, 2],
    ]);
  });
});

describe('Freezing coupons for an order', () => {
  test.each(['frozen', 'used'] as const)('Freezing fails as a whole if one coupon is %s meanwhile', async (state) => {
    const { database } = market.services;
    const buyer = await market.newBuyer();
    const [free, taken] = [await market.giveCoupon(buyer), await market.giveCoupon(buyer)];
    await database.updateTable('coupon').set({ state, order_id: 'earlier' }).where('id', '=', taken).execute();
    expect(await freezeCoupons(database, [free, taken], newId())).toBe(false);
    const { order_id } = await database
      .selectFrom('coupon')
      .select('order_id')
      .where('id', '=', taken)
      .executeTakeFirstOrThrow();
    expect(order_id).toBe('earlier');
  });

  test('Freezing succeeds if all coupons are unused, and if there are none', async () => {
    const buyer = await market.newBuyer();
    const ids = [await market.giveCoupon(buyer), await market.giveCoupon(buyer)];
    expect(await freezeCoupons(market.services.database, ids, newId())).toBe(true);
    expect(await freezeCoupons(market.services.database, [], newId())).toBe(true);
  });

  test('Freezing and settling change the coupons of one order alone', async () => {
    const { database } = market.services;
    const buyer = await market.newBuyer();
    const [own, other] = [await market.giveCoupon(buyer), await market.giveCoupon(buyer)];
    const orderId = newId();
    await freezeCoupons(database, [own], orderId);
    expect(await stateOf(own)).toEqual({ state: 'frozen', order_id: orderId });
    expect(await stateOf(other)).toEqual({ state: 'unused', order_id: null });
    await settleCoupons(database, newId(), 'used');
    expect(await stateOf(own)).toEqual({ state: 'frozen', order_id: orderId });
    await settleCoupons(database, orderId, 'used');
    expect(await stateOf(own)).toEqual({ state: 'used', order_id: orderId });
    await settleCoupons(database, orderId, 'unused');
    expect(await stateOf(own)).toEqual({ state: 'unused', order_id: null });
    await settleCoupons(database, orderId, 'used');
    expect(await stateOf(own)).toEqual({ state: 'unused', order_id: null });
  });

  async function stateOf(id: string) {
    const columns = ['state', 'order_id'] as const;
    return market.services.database.selectFrom('coupon').select(columns).where('id', '=', id).executeTakeFirst();
  }
});

describe('Choosing coupons for a vehicle', () => {
  const day = new Date('2026-06-12T10:00:00Z');

  test('Returns the account’s coupons usable today on the vehicle, in the order named', async () => {
    const { database } = market.services;
    const [buyer, stranger] = [await market.newBuyer(), await market.newBuyer()];
    const choice = { accountId: buyer.accountId, vehicleId: '100001', now: day };
    const [one, two] = [await market.giveCoupon(buyer), await market.giveCoupon(buyer, { vehicleIds: ['100001'] })];
    const unusable = [
      await market.giveCoupon(stranger),
      await market.giveCoupon(buyer, { vehicleIds: ['100002'] }),
      await market.giveCoupon(buyer, { expiresOn: '2026-06-11' }),
      await market.giveCoupon(buyer, { effectiveOn: '2026-06-13' }),
    ];
    const usable = usableOn(choice.vehicleId, await readCoupons(database, buyer.accountId), day);
    expect(usable.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    for (const ids of [[one, two], [two, one], [two], []]) {
      expect((await chooseCoupons(database, ids, choice))?.map(({ id }) => id)).toEqual(ids);
    }
    for (const id of unusable) {
      expect(await chooseCoupons(database, [one, id], choice)).toBeUndefined();
      expect(await chooseCoupons(database, [id], choice)).toBeUndefined();
    }
  });
});

describe('The welcome coupon', () => {
  test('The welcome coupon is valid for all vehicles, for 180 days from registration', async () => {
    const { database } = market.services;
    const buyer = await market.newBuyer();
    // In Nairobi it is already the 13th.
    await issueWelcomeCoupon({ database, now: new Date('2026-06-12T21:30:00Z') } as Context, buyer.accountId);
    expect((await buyer.call('listCoupons')).body).toEqual([
      {
        id: expect.any(String),
        name: 'Welcome coupon',
        code: 'WELCOME100',
        quotaUSD: 100,
        quotaKES: 12_900,
        quotaJPY: 15_200,
        effectiveDate: '2026-06-13',
        expiry: '2026-12-10',
        useType: 1,
        scope: 'All vehicles',
        status: 1,
      },
    ]);
  });
});

describe('The list of coupons', () => {
  test('Coupons with the same last day have a fixed order and show whether they are for designated vehicles', async () => {
    const buyer = await market.newBuyer();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push(await market.giveCoupon(buyer, { vehicleIds: ['100001'] }));
    const listed = (await buyer.call('listCoupons')).body as Coupon[];
    expect(listed.map(({ id }) => id)).toEqual(ids.toSorted((one, other) => one.localeCompare(other)));
    expect(listed.map(({ useType }) => useType)).toEqual([2, 2, 2, 2, 2]);
  });
});
