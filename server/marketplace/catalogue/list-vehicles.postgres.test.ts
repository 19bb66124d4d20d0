import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { executeRead } from '#server/platform/database/hot-reads.ts';
import { type Market, openMarket } from '#server/marketplace/orders/testing/market.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it('A slow count does not block other reads', async () => {
  const { database } = market.services;
  const catalogue = await readCatalogue({ database });
  await database.transaction().execute(async (holder) => {
    await sql`lock table vehicle in access exclusive mode`.execute(holder);
    const counted = countVehicles(database, { isOnSale: true }, catalogue, market.services.clock());
    counted.catch(() => undefined);
    const beside = executeRead(database, sql`select ${'beside'}::text`.compile(database));
    const waiting = sql<{ query: string }>`select query from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waiting.execute(database)).rows).toHaveLength(1);
    await beside;
    // The count is still waiting.
    expect((await waiting.execute(database)).rows).toHaveLength(1);
  });
});
