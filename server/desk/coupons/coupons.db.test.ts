import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Coupon,
  CouponGiven,
  CouponKindSet,
  StaffActs,
  StaffCouponKind,
  StaffCouponKinds,
} from '#generated/client/types.gen.ts';
import type { OperationId, StaffRole } from '#generated/operations.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { freezeCoupons, settleCoupons } from '#server/marketplace/coupons/coupons.ts';
import { issueWelcomeCoupon } from '#server/marketplace/coupons/welcome-coupon.ts';
import { addDays } from '#server/marketplace/import/calendar-day.ts';
import type { Buyer } from '#server/marketplace/orders/testing/market.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as } = await openDeskMarket();
const { database, clock } = market.services;
afterAll(() => market.close());

const day = (fromNow: number) => addDays(marketDay(clock()), fromNow);
const facts = {
  code: 'SPRING50',
  name: { en: 'Spring coupon', jp: '春のクーポン' },
  quotaUSD: 50,
  from: day(0),
  daysToUse: 90,
  isWelcome: false,
};

beforeEach(async () => {
  await database.deleteFrom('coupon').execute();
  await database.deleteFrom('coupon_kind').where('id', '<>', 'welcome').execute();
  await database.updateTable('coupon_kind').set({ ended_at: null, ended_by: null }).execute();
});

async function call(id: OperationId, payload: object = {}, role: StaffRole = 'sales') {
  const member = await as(role, 'Amina Otieno');
  return member.call(id, payload);
}

const add = (change: object = {}) => call('staffAddCouponKind', { facts: { ...facts, ...change } });
const added = async (change: object = {}) => ((await add(change)).body as CouponKindSet).id;
const kinds = async () => ((await call('staffListCouponKinds', {}, 'readOnly')).body as StaffCouponKinds).kinds;
const kind = async (id: string) => (await kinds()).find((one) => one.id === id) as StaffCouponKind;
const emailOf = ({ accountId }: Buyer) => `${accountId}@example.com`;
const give = (kindId: string, buyer: Buyer, role: StaffRole = 'sales') =>
  call('staffGiveCoupon', { kindId, email: emailOf(buyer).toUpperCase(), reason: ' The ship was late ' }, role);
const held = async (buyer: Buyer, language = 'en') =>
  (await buyer.call('listCoupons', {}, { language: language as 'en' | 'jp' })).body as Coupon[];
const register = async (buyer: Buyer) => issueWelcomeCoupon({ database, now: clock() } as Context, buyer.accountId);

describe('A kind of coupon', () => {
  test('is created by sales, listed with its values, and recorded in the audit log', async () => {
    const id = await added({ most: 500, until: day(30) });
    expect(await kind(id)).toMatchObject({
      code: 'SPRING50',
      name: { en: 'Spring coupon', cn: 'Spring coupon', jp: '春のクーポン' },
      quotaUSD: 50,
      from: day(0),
      until: day(30),
      daysToUse: 90,
      most: 500,
      state: 'given',
      setBy: 'Amina Otieno',
      counts: { given: 0, open: 0, held: 0, used: 0, lapsed: 0 },
    });
    const acts = ((await call('staffListActs', { pageSize: 9, subject: id }, 'owner')).body as StaffActs).acts;
    expect(acts).toMatchObject([{ act: 'add-coupon', name: 'Amina Otieno' }]);
    expect(acts[0]?.after).toContain('SPRING50');
  });

  test('applies only to its stock numbers, if it has any', async () => {
    await database.updateTable('vehicle').set({ stock_no: 'GP-7' }).where('id', '=', '100001').execute();
    const id = await added({ stockNos: [' gp-7 ', 'GP-7'], scope: { en: 'One car' } });
    expect(await kind(id)).toMatchObject({ vehicles: 1, stockNos: ['GP-7'], scope: { en: 'One car' } });
    const buyer = await market.newBuyer();
    await give(id, buyer);
    expect(await held(buyer)).toMatchObject([{ useType: 2, scope: 'One car' }]);
    const stored = await database.selectFrom('coupon').select('vehicle_ids').executeTakeFirstOrThrow();
    expect(stored.vehicle_ids).toEqual(['100001']);
  });

  test.each([
    [{ from: '2026-02-30' }, 'This date does not exist. Choose another.'],
    [{ until: '2026-13-01' }, 'This date does not exist. Choose another.'],
    [{ from: day(9), until: day(8) }, 'The last day is before the first. Check both days.'],
    [{ from: day(-9), until: day(-1) }, 'The last day is in the past. Enter a future day.'],
    [{ daysToUse: undefined }, 'Set how long a coupon is valid: a last day, a number of days, or both.'],
    [{ stockNos: ['NOBODY-1'] }, 'One of these stock numbers does not exist. Check them in the stock.'],
    [{ code: 'WELCOME100' }, 'Another coupon has this code. End that one first, or choose another code.'],
    [{ isWelcome: true }, 'Another welcome coupon is available on these days. End it first, or choose other days.'],
    [{ quotaUSD: 0 }, 'facts.quotaUSD must be at least 1'],
    [{ daysToUse: 0 }, 'facts.daysToUse must be at least 1'],
    [{ most: -1 }, 'facts.most must be at least 1'],
    [{ name: { en: ' ' } }, 'facts.name.en has the wrong format'],
    [{ code: 'spring 50' }, 'facts.code has the wrong format'],
  ])('cannot be %j', async (wrong, message) => {
    expect(await add(wrong)).toMatchObject({ code: 400, message });
    expect(await kinds()).toHaveLength(1);
  });

  test('is created once by two concurrent calls', async () => {
    const members = [await as('owner'), await as('sales')];
    const answers = await Promise.all(members.map((one) => one.call('staffAddCouponKind', { facts })));
    expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 400]);
    expect(await kinds()).toHaveLength(2);
  });

  test('is ended once, and coupons already issued stay valid', async () => {
    const id = await added();
    const buyer = await market.newBuyer();
    await give(id, buyer);
    const before = await held(buyer);
    expect(await call('staffEndCouponKind', { id })).toEqual({ code: 0, body: { id } });
    const gone = { code: 400, message: 'This coupon has been ended. Check the current list.' };
    expect(await call('staffEndCouponKind', { id })).toEqual(gone);
    expect(await call('staffEndCouponKind', { id: 'nobody' })).toEqual(gone);
    expect(await give(id, buyer)).toEqual(gone);
    expect(await held(buyer)).toEqual(before);
    expect(before).toMatchObject([{ status: 1, expiry: day(90) }]);
    expect(await kind(id)).toMatchObject({ state: 'ended', endedBy: 'Amina Otieno', counts: { given: 1, open: 1 } });
    const acts = ((await call('staffListActs', { pageSize: 9, subject: id }, 'owner')).body as StaffActs).acts;
    expect(acts.map(({ act }) => act)).toEqual(['end-coupon', 'add-coupon']);
    expect(acts[0]).toMatchObject({
      before: expect.stringContaining('false') as string,
      after: expect.stringContaining('true') as string,
    });
    expect(await add(), 'its code is free again').toMatchObject({ code: 0 });
  });
});

describe('Giving a coupon', () => {
  test('shows it to the buyer immediately in their language, and records the reason', async () => {
    const id = await added({ until: day(30) });
    const buyer = await market.newBuyer();
    const given = (await give(id, buyer)).body as CouponGiven;
    expect(given).toEqual({ id: expect.any(String), accountId: buyer.accountId, expiry: day(30) });
    expect(await held(buyer, 'jp')).toMatchObject([
      { id: given.id, name: '春のクーポン', quotaUSD: 50, effectiveDate: day(0), expiry: day(30), status: 1 },
    ]);
    const asked = { pageSize: 9, subject: buyer.accountId };
    const { acts } = (await call('staffListActs', asked, 'owner')).body as StaffActs;
    expect(acts).toMatchObject([{ act: 'give-coupon', after: expect.stringContaining('The ship was late') as string }]);
    expect(acts[0]?.after).not.toContain(' The ship');
  });

  test('is refused before the first day, after the last day, or for an unknown buyer', async () => {
    const buyer = await market.newBuyer();
    const ahead = await added({ from: day(1) });
    expect(await give(ahead, buyer)).toMatchObject({
      code: 400,
      message: 'This coupon is not available yet. Check its first day.',
    });
    const over = await added({ code: 'OVER', until: day(0) });
    await database
      .updateTable('coupon_kind')
      .set({ until_day: day(-1) })
      .where('id', '=', over)
      .execute();
    expect(await give(over, buyer)).toMatchObject({
      code: 400,
      message: 'This coupon’s last day is in the past. Create another one first.',
    });
    const payload = { kindId: over, email: 'nobody@example.com', reason: 'Why' };
    expect(await call('staffGiveCoupon', payload)).toMatchObject({ code: 400, message: 'This buyer does not exist.' });
    expect(await call('staffGiveCoupon', { ...payload, reason: ' ' })).toMatchObject({
      code: 400,
      message: 'reason has the wrong format',
    });
    expect(await held(buyer)).toEqual([]);
    expect((await kinds()).map(({ state }) => state).toSorted()).toEqual(['ahead', 'given', 'over']);
  });

  test('succeeds for one of two concurrent calls for the last coupon', async () => {
    const id = await added({ most: 2 });
    const [first, second, third] = [await market.newBuyer(), await market.newBuyer(), await market.newBuyer()];
    await give(id, first);
    const answers = await Promise.all([give(id, second), give(id, third, 'owner')]);
    expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 400]);
    expect(answers.find(({ code }) => code === 400)?.message).toMatch(/^All of these coupons have been issued/);
    expect(await kind(id)).toMatchObject({ state: 'usedUp', counts: { given: 2, open: 2 } });
  });

  test('counts used, held, open and expired coupons', async () => {
    const id = await added();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push(((await give(id, await market.newBuyer())).body as CouponGiven).id);
    }
    const [frozen = '', used = '', lapsed = ''] = ids;
    await freezeCoupons(database, [frozen], newId());
    const orderId = newId();
    await freezeCoupons(database, [used], orderId);
    await settleCoupons(database, orderId, 'used');
    await database
      .updateTable('coupon')
      .set({ expires_on: day(-1) })
      .where('id', '=', lapsed)
      .execute();
    expect((await kind(id)).counts).toEqual({ given: 5, open: 2, held: 1, used: 1, lapsed: 1 });
  });
});

describe('The welcome coupon', () => {
  test('is the one in force on the day, or none', async () => {
    const buyer = await market.newBuyer();
    await call('staffEndCouponKind', { id: 'welcome' });
    await register(buyer);
    expect(await held(buyer)).toEqual([]);
    await added({ code: 'HELLO20', quotaUSD: 20, isWelcome: true, from: day(1) });
    await register(buyer);
    expect(await held(buyer)).toEqual([]);
    await added({ code: 'HELLO30', quotaUSD: 30, isWelcome: true, until: day(0), daysToUse: undefined });
    await register(buyer);
    expect(await held(buyer)).toMatchObject([{ code: 'HELLO30', quotaUSD: 30, expiry: day(0) }]);
  });

  test('is no longer given once all are issued, without blocking registration', async () => {
    await call('staffEndCouponKind', { id: 'welcome' });
    const id = await added({ isWelcome: true, most: 1 });
    const [first, second] = [await market.newBuyer(), await market.newBuyer()];
    await register(first);
    await register(second);
    expect([(await held(first)).length, (await held(second)).length]).toEqual([1, 0]);
    expect((await kind(id)).state).toBe('usedUp');
  });
});
