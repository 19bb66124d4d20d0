import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FavoritePage } from '#generated/client/types.gen.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { favoriteHandlers } from './favorite-handlers.ts';

const gone = { code: 400, message: 'The vehicle no longer exists' };
const names = JSON.stringify({ en: 'Toyota Vitz', zh: '丰田', ja: 'トヨタ' });
let server: TestServer;
let buyer: TestAccount;

beforeAll(async () => {
  server = await openTestServer({ handlers: favoriteHandlers });
  await addVehicles(10);
});

afterAll(() => server.close());

beforeEach(async () => {
  buyer = await openAccount(server);
});

type FavoriteCall = 'checkFavorite' | 'saveFavorite' | 'cancelFavorite';

function call(operation: FavoriteCall, vehicleId: string, account = buyer) {
  return server.call(operation, { vehicleId }, { token: account.token });
}

async function page(pageNo = 1, account = buyer, pageSize = 8): Promise<{ total: number; ids: string[] }> {
  const { body } = await server.call('listFavorites', { pageNo, pageSize }, { token: account.token });
  const { total, vehicleList } = body as FavoritePage;
  return { total, ids: vehicleList.map(({ id }) => id) };
}

async function save(...ids: string[]): Promise<void> {
  for (const id of ids) {
    server.advance(1000);
    expect(await call('saveFavorite', id)).toEqual({ code: 0 });
  }
}

test('B-282 B-123 B-159 The check returns 1 for a saved vehicle and 0 for another', async () => {
  await save('v1');
  expect(await call('checkFavorite', 'v1')).toEqual({ code: 0, body: { status: 1 } });
  expect(await call('checkFavorite', 'v2')).toEqual({ code: 0, body: { status: 0 } });
  expect(await call('checkFavorite', 'none')).toEqual(gone);
});

test('B-283 Saving a saved vehicle changes nothing, and neither does removing an unsaved one', async () => {
  await save('v1', 'v2', 'v1');
  expect(await page()).toEqual({ total: 2, ids: ['v2', 'v1'] });
  expect(await call('cancelFavorite', 'v2')).toEqual({ code: 0 });
  expect(await call('cancelFavorite', 'v2')).toEqual({ code: 0 });
  expect(await call('cancelFavorite', 'none')).toEqual({ code: 0 });
  expect(await page()).toEqual({ total: 1, ids: ['v1'] });
});

test('A vehicle saved many times at once is saved once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('saveFavorite', 'v1')));
  expect(answers.every(({ code }) => code === 0)).toBe(true);
  expect(await page()).toEqual({ total: 1, ids: ['v1'] });
});

test('A vehicle that does not exist cannot be saved', async () => {
  expect(await call('saveFavorite', 'none')).toEqual(gone);
  expect(await page()).toEqual({ total: 0, ids: [] });
});

test('B-284 A page of the list has 8 vehicles, the last saved first, and the total', async () => {
  await save('v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9', 'v10');
  expect(await page()).toEqual({ total: 10, ids: ['v10', 'v9', 'v8', 'v7', 'v6', 'v5', 'v4', 'v3'] });
  expect(await page(2)).toEqual({ total: 10, ids: ['v2', 'v1'] });
  expect(await page(3)).toEqual({ total: 10, ids: [] });
});

test('Each of several vehicles saved at the same moment is on exactly one page', async () => {
  const ids = ['v1', 'v2', 'v3', 'v4', 'v5'];
  await Promise.all(ids.map((id) => call('saveFavorite', id)));
  const pages = await Promise.all([1, 2, 3].map((pageNo) => page(pageNo, buyer, 2)));
  expect(pages.flatMap((one) => one.ids).toSorted()).toEqual(ids);
});

test('B-139 A removed vehicle stays in the list, marked as unavailable, with all card fields', async () => {
  await save('v1');
  await setState('v1', 'removed');
  const { body } = await server.call('listFavorites', { pageNo: 1, pageSize: 8 }, { token: buyer.token });
  await setState('v1', 'available');
  expect((body as FavoritePage).vehicleList).toMatchObject([
    { id: 'v1', name: 'Toyota Vitz', registrationDate: '2018-03', fuel: expect.any(String) as string, tag: 'down' },
  ]);
});

test("Nobody sees or changes another's favorites", async () => {
  await save('v1');
  const stranger = await openAccount(server);
  expect(await call('checkFavorite', 'v1', stranger)).toEqual({ code: 0, body: { status: 0 } });
  expect(await page(1, stranger)).toEqual({ total: 0, ids: [] });
  await call('cancelFavorite', 'v1', stranger);
  expect(await page()).toEqual({ total: 1, ids: ['v1'] });
});

test('A visitor cannot list favorites', async () => {
  expect(await server.call('listFavorites', { pageNo: 1, pageSize: 8 })).toMatchObject({ code: 421 });
});

function setState(id: string, state: 'available' | 'removed') {
  return server.services.database.updateTable('vehicle').set({ state }).where('id', '=', id).execute();
}

async function addVehicles(count: number): Promise<void> {
  const { database } = server.services;
  await database
    .insertInto('make')
    .values({ id: 'm', letter: 'T', name: 'Toyota', names, hot_rank: null, sort: 1 })
    .execute();
  await database.insertInto('model').values({ id: 'o', make_id: 'm', name: 'Vitz', names, sort: 1 }).execute();
  await database
    .insertInto('style')
    .values({ id: 's', model_id: 'o', name: 'F', full_name: 'Vitz F', sort: 1 })
    .execute();
  await database
    .insertInto('model_level')
    .values({ code: '1', names, body: 'hatchback', home_rank: null, sort: 1 })
    .execute();
  const vehicles = Array.from({ length: count }, (_, place) => ({
    id: `v${place + 1}`,
    style_id: 's',
    make_id: 'm',
    model_id: 'o',
    model_level: '1',
    name: 'Toyota Vitz',
    registered: '2018-03-01',
    mileage_km: 62_400,
    seats: 5,
    displacement_cc: 1000,
    fuel: 'petrol',
    base_price_cents: 500_000,
    list_price_cents: 600_000,
    min_price_cents: 450_000,
    volume_m3: 11,
    transport_template: 'japan',
    price_bucket: 1,
    age_bucket: 1,
    mileage_bucket: 1,
    seats_bucket: 1,
    search_words: [],
    facts: JSON.stringify({ names: JSON.parse(names) as unknown }),
    flash_deduction_cents: null,
    flash_ends_at: null,
    listed_at: new Date('2026-06-01T00:00:00Z'),
  }));
  await database.insertInto('vehicle').values(vehicles).execute();
}
