import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffFigures } from '#generated/client/types.gen.ts';
import { lapseDeposits } from '#server/marketplace/orders/lapse.ts';
import { ordersOf } from '#server/marketplace/orders/testing/orders-in-status.ts';
import { createVisitCounter } from '#server/marketplace/visits/visit-counter.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';
import { mondaysUntil } from './read-weeks.ts';

const hour = 3_600_000;
const day = 24 * hour;

const { market, buyer, as, newOrder, paidOrder, read } = await openDeskMarket();
const { database } = market.services;
afterAll(() => market.close());

async function figures(weeks = 4): Promise<StaffFigures> {
  const { call } = await as('owner');
  const { code, body } = await call('staffGetFigures', { weeks });
  expect(code).toBe(0);
  return body as StaffFigures;
}

const thisWeek = async () => (await figures()).weeks.at(-1);

describe('Weeks', () => {
  test('begin on Monday in the market’s time zone, and the last one is the current week', () => {
    // Already Monday in the market, still Sunday in UTC.
    expect(mondaysUntil(new Date('2026-06-14T21:30:00Z'), 3)).toEqual(['2026-06-01', '2026-06-08', '2026-06-15']);
    expect(mondaysUntil(new Date('2026-06-14T20:30:00Z'), 2)).toEqual(['2026-06-01', '2026-06-08']);
    // A leap day and a turn of the year.
    expect(mondaysUntil(new Date('2028-03-01T09:00:00Z'), 2)).toEqual(['2028-02-21', '2028-02-28']);
    expect(mondaysUntil(new Date('2027-01-01T09:00:00Z'), 2)).toEqual(['2026-12-21', '2026-12-28']);
  });

  test('are returned in the requested number, up to two years', async () => {
    expect((await figures(104)).weeks).toHaveLength(104);
    const { call } = await as('owner');
    expect(await call('staffGetFigures', { weeks: 105 })).toMatchObject({ code: 400 });
    expect(await call('staffGetFigures', { weeks: 0 })).toMatchObject({ code: 400 });
  });

  test('count each order event once, in the week it happened', async () => {
    const before = await thisWeek();
    const paid = await paidOrder();
    const { call } = await as('owner');
    const reject = { id: paid.id, version: (await read(paid.id)).version, reason: 'The amount cannot be read' };
    expect(await call('staffRejectPayment', reject)).toMatchObject({ code: 0 });
    const again = await market.giveUpload(buyer);
    expect(await buyer.call('payDeposit', { id: paid.id, proofImage: again })).toMatchObject({ code: 0 });
    const approve = { id: paid.id, version: (await read(paid.id)).version };
    expect(await call('staffApprovePayment', approve)).toMatchObject({ code: 0 });
    const { move } = ordersOf(market);
    for (const act of ['reversePayment', 'prepare'] as const) {
      expect(await move(buyer, paid.id, act)).toBeDefined();
    }
    const closed = await newOrder();
    await buyer.call('closeOrder', { id: closed.id });
    const after = await thisWeek();
    const grown = (name: 'reservations' | 'proofs' | 'deposits' | 'deliveries') =>
      (after?.[name] ?? 0) - (before?.[name] ?? 0);
    // A second proof for the same order does not count, nor does its deposit after a reversal.
    expect([grown('reservations'), grown('proofs'), grown('deposits'), grown('deliveries')]).toEqual([2, 1, 1, 0]);
    expect((after?.ended.byBuyer ?? 0) - (before?.ended.byBuyer ?? 0)).toBe(1);

    market.advance(7 * day);
    const next = await figures();
    expect(next.weeks.at(-1)).toMatchObject({ reservations: 0, proofs: 0, deposits: 0 });
    expect(next.weeks.at(-2)).toMatchObject({ reservations: after?.reservations, proofs: after?.proofs });
  });

  test('distinguish expired orders from those cancelled by staff', async () => {
    await newOrder();
    const other = await newOrder();
    const { call } = await as('owner');
    const cancel = { id: other.id, version: (await read(other.id)).version, reason: 'Sold elsewhere' };
    expect(await call('staffCancelOrder', cancel)).toMatchObject({ code: 0 });
    const before = await thisWeek();
    market.advance(day);
    const lapsed = await lapseDeposits(market.services);
    expect(lapsed).toBeGreaterThan(0);
    const after = await figures();
    const sum = (one: StaffFigures) => one.weeks.reduce((total, { ended }) => total + ended.lapsed, 0);
    expect(sum(after)).toBeGreaterThanOrEqual(lapsed);
    expect(before?.ended.byStaff).toBe(1);
  });
});

describe('Steps', () => {
  async function approveAfter(hours: number): Promise<void> {
    const { id } = await paidOrder();
    market.advance(hours * hour);
    const { call } = await as('owner');
    expect(await call('staffApprovePayment', { id, version: (await read(id)).version })).toMatchObject({ code: 0 });
  }

  test('are timed from the previous step, with median and 90th percentile', async () => {
    await approveAfter(2);
    await approveAfter(4);
    await approveAfter(30);
    // The approval in an earlier test took no time.
    const { steps } = await figures();
    const check = steps.find(({ step }) => step === 'depositCheck');
    expect(check).toMatchObject({ count: 4, medianHours: 3 });
    expect(check?.slowHours).toBeCloseTo(22.2);
    expect(steps.map(({ step }) => step)).toEqual(['proof', 'depositCheck']);
  });

  test('leave out a deposit that arrived without a payment proof', async () => {
    const { steps } = await figures();
    const { id } = await newOrder();
    market.advance(hour);
    const { call } = await as('owner');
    expect(await call('staffRecordPayment', { id, version: (await read(id)).version })).toMatchObject({ code: 0 });
    expect((await figures()).steps).toEqual(steps);
  });
});

describe('Stock', () => {
  test('is counted by age, with the reserved part', async () => {
    const { id } = await newOrder();
    const { vehicle_id } = await database
      .selectFrom('orders')
      .select('vehicle_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const before = await figures();
    const listed_at = new Date(market.services.clock().getTime() - 45 * day);
    await database.updateTable('vehicle').set({ listed_at }).where('id', '=', vehicle_id).execute();
    const { stock } = await figures();
    const aMonth = (ages: StaffFigures['stock']) => ages.find(({ fromDays }) => fromDays === 31);
    expect(aMonth(stock)).toEqual({
      fromDays: 31,
      toDays: 60,
      count: (aMonth(before.stock)?.count ?? 0) + 1,
      held: (aMonth(before.stock)?.held ?? 0) + 1,
    });
    const offered = await database
      .selectFrom('vehicle')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('state', '<>', 'removed')
      .executeTakeFirstOrThrow();
    expect(stock.reduce((total, { count }) => total + count, 0)).toBe(offered.count);
  });
});

describe('Visits', () => {
  const counter = createVisitCounter();
  beforeAll(async () => {
    await database.deleteFrom('visit_count').execute();
  });

  test('are stored by day and page, and added up over two nodes', async () => {
    expect((await figures()).visitsSince).toBeUndefined();
    const now = market.services.clock();
    const other = createVisitCounter();
    counter.count('home', now);
    counter.count('vehicle', now);
    other.count('vehicle', now);
    await Promise.all([counter.write(database), other.write(database)]);
    await counter.write(database);
    const { weeks, visitsSince } = await figures();
    expect(weeks.at(-1)?.visits).toEqual({ home: 1, list: 0, vehicle: 2, other: 0 });
    expect(visitsSince).toBeDefined();
  });

  test('are kept for the next flush if storing fails', async () => {
    const before = (await figures()).weeks.at(-1)?.visits.list;
    counter.count('list', market.services.clock());
    const away = { insertInto: () => expect.unreachable('The database is away.') } as unknown as typeof database;
    await expect(counter.write(away)).rejects.toThrow('away');
    counter.count('list', market.services.clock());
    await counter.write(database);
    expect((await figures()).weeks.at(-1)?.visits.list).toBe((before ?? 0) + 2);
  });
});
