import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Market, openMarket, reservationOf } from '../orders/testing/market.ts';
import { changeLimits } from './dispatch.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

test('While a crowd of changes waits for one vehicle, its page is answered to everybody else', async () => {
  const { database } = market.services;
  const buyer = await market.newBuyer();
  const press = () => buyer.call('submitOrder', reservationOf('100001'));
  const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  let crowd: ReturnType<typeof press>[] = [];
  await database.transaction().execute(async (holder) => {
    await sql`select 1 from vehicle where id = '100001' for update`.execute(holder);
    crowd = Array.from({ length: 60 }, press);
    await vi.waitFor(
      async () => expect((await waiting.execute(holder)).rows[0]?.count).toBeGreaterThanOrEqual(changeLimits.most),
      { timeout: 4000 },
    );
    const pages = Array.from({ length: 30 }, () => market.call('getVehicleDetail', { carSourceId: '100001' }));
    expect((await Promise.all(pages)).map(({ code }) => code)).toEqual(pages.map(() => 0));
  });
  const codes = (await Promise.all(crowd)).map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
});
