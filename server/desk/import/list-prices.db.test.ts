import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  LandedCost,
  StaffActs,
  StaffListPricePreview,
  StaffListPrices,
  VehiclePage,
} from '#generated/client/types.gen.ts';
import type { OperationId, StaffRole } from '#generated/operations.ts';
import { catalogueHandlers } from '#server/marketplace/catalogue/handlers.ts';
import { updateLandedCosts } from '#server/marketplace/catalogue/update-landed-costs.ts';
import { importHandlers } from '#server/marketplace/import/handlers.ts';
import { styleOf } from '#server/marketplace/import/imported-vehicle.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as, newOrder, read: readOrder } = await openDeskMarket({ ...importHandlers, ...catalogueHandlers });
const { database } = market.services;
afterAll(() => market.close());

const vehicleId = '100001';
const row = await database
  .selectFrom('vehicle')
  .select(['style_id'])
  .where('id', '=', vehicleId)
  .executeTakeFirstOrThrow();
const style = styleOf(row);
if (!style) throw new Error('The vehicle has no style of the catalogue.');
const source = { title: 'CRSP list of July 2026', url: 'https://kra.example/crsp-2026' };
const variant = { countryCode: 'KE', modelId: style.modelId, chassis: style.chassis };
/** Today in the market is 2026-06-12. */
const price = { ...variant, from: '2026-07-01', least: 9_000_000, most: 9_000_000, list: '2019', source };

beforeEach(() => database.deleteFrom('list_price_version').execute());

async function ask(id: OperationId, payload: object, role: StaffRole = 'accounts') {
  const { call } = await as(role, 'Amina Otieno');
  return call(id, payload);
}

const put = (change: object = {}) => ask('staffPutListPrice', { version: 0, ...price, ...change });
const takeBack = (change: object = {}) =>
  ask('staffTakeBackListPrice', { version: 1, ...variant, from: price.from, ...change });
const end = (change: object = {}) =>
  ask('staffEndListPrice', { version: 1, ...variant, from: '2026-09-01', source, ...change });

async function find(payload: object, role: StaffRole = 'readOnly') {
  const { body } = await ask('staffFindListPrices', { ...findAll, ...payload }, role);
  return body as StaffListPrices;
}
const findAll = { countryCode: 'KE', isAll: true, pageNo: 1, pageSize: 20 };

async function variantNow() {
  const { variants } = await find({ words: `${style?.chassis}` });
  const found = variants.find(({ modelId }) => modelId === variant.modelId);
  if (!found) throw new Error('The variant is not found.');
  return found;
}

async function valueOn(arrivalDay: string, node: TestServer = market) {
  const payload = { carSourceId: vehicleId, countryCode: 'KE', endPortId: 'p-mba', transportType: '1', arrivalDay };
  return ((await node.call('estimateLandedCost', payload)).body as LandedCost).customsValue;
}

describe('A list price', () => {
  test('applies from its first day, and leaves earlier estimates unchanged', async () => {
    const before = await valueOn('2026-06-30');
    expect(await put()).toEqual({ code: 0, body: { version: 1 } });
    expect(await valueOn('2026-06-30')).toEqual(before);
    expect(await valueOn('2026-07-01')).toMatchObject({
      from: 'listPrice',
      listPrice: { min: { kes: 9_000_000 }, max: { kes: 9_000_000 } },
      listYear: '2019',
      listTold: source.title,
      listUrl: source.url,
    });
    const { version, prices } = await variantNow();
    expect(version).toBe(1);
    expect(prices.at(-1)).toMatchObject({ from: '2026-07-01', setBy: 'Amina Otieno', mayChange: true, source });
  });

  test('applies until the next one starts, and each keeps its value', async () => {
    await put();
    expect(await put({ version: 1, from: '2026-08-01', least: 8_000_000 })).toEqual({ code: 0, body: { version: 2 } });
    expect(await valueOn('2026-07-31')).toMatchObject({ listPrice: { min: { kes: 9_000_000 } } });
    expect(await valueOn('2026-08-01')).toMatchObject({
      listPrice: { min: { kes: 8_000_000 }, max: { kes: 9_000_000 } },
    });
    expect((await variantNow()).prices.slice(-2)).toMatchObject([
      { from: '2026-07-01', until: '2026-07-31' },
      { from: '2026-08-01', least: 8_000_000, most: 9_000_000 },
    ]);
    const kept = await database.selectFrom('list_price_version').select('version').orderBy('version').execute();
    expect(kept).toEqual([{ version: 1 }, { version: 2 }]);
  });

  test('is corrected or ended before its first day, with old and new values in the audit log', async () => {
    await put();
    expect(await put({ version: 1, corrects: '2026-07-01', from: '2026-08-01', least: 7_000_000 })).toMatchObject({
      code: 0,
    });
    expect(await valueOn('2026-07-31')).not.toMatchObject({ listTold: source.title });
    expect(await end({ version: 2 })).toEqual({ code: 0, body: { version: 3 } });
    expect(await valueOn('2026-08-31')).toMatchObject({ from: 'listPrice', listTold: source.title });
    expect(await valueOn('2026-09-01')).not.toMatchObject({ from: 'listPrice' });
    const subject = `list-price-KE-${variant.modelId}-${variant.chassis}`;
    const { acts } = (await ask('staffListActs', { pageSize: 3, subject }, 'owner')).body as StaffActs;
    expect(acts.map(({ act }) => act)).toEqual(['end-list-price', 'correct-list-price', 'add-list-price']);
    expect(acts[1]?.before).toContain('2026-07-01');
    expect(acts[1]?.after).toContain('2026-08-01');
  });

  test.each([
    ['of 0', { least: 0 }, /^A list price must be above 0/],
    ['whose least is above its most', { least: 9_000_001 }, /^The minimum is above the maximum/],
    ['below 0', { least: -1 }, /least/],
    ['in the past', { from: '2026-06-11' }, /^Past days keep their list price/],
    ['on a day that does not exist', { from: '2026-06-31' }, /date does not exist/],
    ['of a list whose composition is unknown', { list: 'July 2019' }, /Choose one of these years: 2025, 2019$/],
    ['of a model that nobody knows', { modelId: '9999' }, /^This model is not in the catalogue/],
    ['of a variant that the model has not', { chassis: 'XYZ99' }, /^This model has no variant/],
    ['of a country without a list', { countryCode: 'TZ' }, /^Customs in this country uses the CIF value/],
    ['of a source without https', { source: { ...source, url: 'http://kra.example/crsp' } }, /url/],
    ['that corrects none', { corrects: '2026-07-02' }, /^No list price starts on this day any more/],
  ])('%s is refused with one sentence, and nothing changes', async (_what, change, message) => {
    const answer = await put(change);
    expect(answer.code).toBe(400);
    expect(answer.message).toMatch(message);
    expect(await database.selectFrom('list_price_version').select('version').execute()).toEqual([]);
  });

  test('is refused on the first day of another one, or if it has begun', async () => {
    await put();
    expect(await put({ version: 1 })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/starts on this day/),
    });
    expect(await put({ version: 1, from: '2026-06-12' })).toMatchObject({ code: 0 });
    expect(await put({ version: 2, corrects: '2026-06-12', from: '2026-08-01' })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^This list price is already in force/),
    });
  });

  test.each([
    ['July 2019', { min: 2.175, max: 2.175 }],
    ['CRSP 2025', { min: 2.349, max: 2.349 }],
    ['newest', { min: 2.175, max: 2.349 }],
  ])('stored earlier with the year "%s" counts by the list that it names, or by all', async (list, divisor) => {
    await put();
    await sql`update list_price_version set prices = jsonb_set(prices, '{0,price,list}', ${JSON.stringify(list)}::jsonb)`.execute(
      database,
    );
    const counted = (await valueOn('2026-07-01'))?.divisor;
    expect(counted?.min).toBeCloseTo(divisor.min, 9);
    expect(counted?.max).toBeCloseTo(divisor.max, 9);
  });

  test('is ended once, and only if there is one', async () => {
    await put();
    expect(await end()).toMatchObject({ code: 0 });
    expect(await end({ version: 2, from: '2026-10-01' })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/nothing to end/),
    });
  });

  test('is withdrawn before its first day, so that the previous one continues, with an audit entry', async () => {
    const before = await valueOn('2026-07-01');
    await put();
    expect(await valueOn('2026-07-01')).not.toEqual(before);
    expect(await takeBack()).toEqual({ code: 0, body: { version: 2 } });
    expect(await valueOn('2026-07-01')).toEqual(before);
    expect((await variantNow()).prices.some(({ from }) => from === price.from)).toBe(false);
    const subject = `list-price-KE-${variant.modelId}-${variant.chassis}`;
    const { acts } = (await ask('staffListActs', { pageSize: 1, subject }, 'owner')).body as StaffActs;
    expect(acts).toMatchObject([{ act: 'take-back-list-price', before: expect.stringContaining('2026-07-01') }]);
  });

  test('continues if its end is withdrawn before the last day', async () => {
    await put();
    await end();
    expect(await takeBack({ version: 2, from: '2026-09-01' })).toMatchObject({ code: 0 });
    expect(await valueOn('2026-09-01')).toMatchObject({ from: 'listPrice', listTold: source.title });
  });

  test('is not withdrawn after its first day, twice, or from an outdated version', async () => {
    await put({ from: '2026-06-12' });
    expect(await takeBack({ from: '2026-06-12' })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^This list price is already in force/),
    });
    await put({ version: 1 });
    expect(await takeBack({ version: 1 })).toMatchObject({ code: 409 });
    expect(await takeBack({ version: 2 })).toMatchObject({ code: 0 });
    expect(await takeBack({ version: 3 })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^No list price starts on this day any more/),
    });
  });

  test('accepts one of two concurrent edits and reports a conflict to the other', async () => {
    const answers = await Promise.all([put(), put({ from: '2026-09-01' })]);
    expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 409]);
    expect((await variantNow()).version).toBe(1);
  });

  test('never changes the estimate saved with an order', async () => {
    const { id } = await newOrder();
    const kept = (await readOrder(id)).landedCost;
    await put({ from: '2026-06-12' });
    expect(kept?.customsValue).toBeDefined();
    expect((await readOrder(id)).landedCost).toEqual(kept);
  });

  test('is updated on every node immediately', async () => {
    const other = await openTestServer({ nodeOf: market, handlers: importHandlers });
    expect(await valueOn('2026-07-01', other)).not.toMatchObject({ listTold: source.title });
    await put();
    expect(await valueOn('2026-07-01', other)).toMatchObject({ listTold: source.title });
    await other.close();
  });

  test('is previewed for vehicles of its variant without being saved', async () => {
    const { body } = await ask('staffPreviewListPrice', price);
    const { vehicles, stock, changed, turned, lines, arrivalDay } = body as StaffListPricePreview;
    expect(arrivalDay).toBe('2026-07-01');
    expect([vehicles > 0, stock >= vehicles, turned]).toEqual([true, true, 0]);
    expect(changed).toBe(vehicles);
    expect(lines.map(({ name }) => name).every((name) => name === lines[0]?.name)).toBe(true);
    expect((await variantNow()).version).toBe(0);
  });

  test('changes total costs in lists', async () => {
    const costNow = async () => {
      while ((await updateLandedCosts(market.services)) > 0);
      const payload = { pageNo: 1, pageSize: 20, landedCountryCode: 'KE', sort: 'landedAscending' };
      const { vehicleList } = (await market.call('listVehicles', { ...payload, modelId: variant.modelId }))
        .body as VehiclePage;
      return vehicleList.find(({ id }) => id === vehicleId)?.landedCost?.max.kes ?? 0;
    };
    const before = await costNow();
    // Ships that leave on the day of the test arrive while it is in force.
    expect(await put({ least: 30_000_000, most: 30_000_000 })).toMatchObject({ code: 0 });
    const after = await costNow();
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(1.5 * before);
  });
});

describe('Variants', () => {
  test('are found by make, model, chassis code or style, and without a list price only on request', async () => {
    const [vitz] = (await find({ words: 'toyota VITZ ksp130', isAll: false })).variants;
    expect(vitz).toMatchObject({ modelId: '101', chassis: 'KSP130', version: 0, engines: ['1.0L Petrol'] });
    expect(vitz?.prices).toMatchObject([{ least: 1_872_000, most: 1_872_000, list: '2019' }]);
    const [priced, all] = [await find({ isAll: false }), await find({ isAll: true })];
    expect(priced.total).toBe(195);
    expect(all.total).toBeGreaterThan(100);
    expect(all.variants).toHaveLength(20);
    expect(await find({ words: 'no such car' })).toMatchObject({ total: 0, variants: [] });
  });

  test('exist only for countries whose customs publishes a list', async () => {
    expect(await ask('staffFindListPrices', { ...findAll, countryCode: 'TZ' })).toMatchObject({ code: 400 });
  });

  test.each(['sales', 'logistics', 'stock', 'readOnly'] as const)(
    'can be read by %s, who cannot set list prices',
    async (role) => {
      expect((await find({}, role)).total).toBeGreaterThan(0);
      const { least: _least, most: _most, list: _list, ...ended } = price;
      expect(await ask('staffPutListPrice', { version: 0, ...price }, role)).toMatchObject({ code: 433 });
      expect(await ask('staffEndListPrice', { version: 0, ...ended }, role)).toMatchObject({ code: 433 });
      expect(await ask('staffTakeBackListPrice', { version: 1, ...variant, from: price.from }, role)).toMatchObject({
        code: 433,
      });
      expect(await ask('staffPreviewListPrice', price, role)).toMatchObject({ code: 433 });
    },
  );
});
