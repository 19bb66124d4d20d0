import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { executeRead } from '../database/hot-reads.ts';
import { type Market, openMarket } from '../orders/testing/market.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it('No read of others waits behind a count that is made one by one', async () => {
  const { database } = market.services;
  const catalogue = await readCatalogue({ database });
  await database.transaction().execute(async (holder) => {
    await sql`lock table vehicle in access exclusive mode`.execute(holder);
    let isCounted = false;
    const counted = countVehicles(database, { isOnSale: true }, catalogue, market.services.clock()).finally(() => {
      isCounted = true;
    });
    counted.catch(() => undefined);
    await executeRead(database, sql`select ${'beside'}::text`.compile(database));
    expect(isCounted).toBe(false);
  });
});
