import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { randomFrom } from '#demo/vehicles/random.ts';
import type { VehicleCard } from '#generated/client/types.gen.ts';
import { importHandlers } from '#server/marketplace/import/handlers.ts';
import { countryRules } from '#server/marketplace/import/country-rules.ts';
import { landedBasis } from '#server/marketplace/import/landed-in-lists.ts';
import { readPricingSettings, writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { isFullRun } from '../../../tests/scope.ts';
import { settleFlashSales } from './move-buckets.ts';
import { type CatalogueMemory, readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';
import { updateLandedCosts } from './update-landed-costs.ts';
import { costsOf } from './landed-lists.ts';
import { readVehicleIds } from './list-vehicles.ts';
import { readFacets } from './read-facets.ts';
import { readTraitFacets } from './read-trait-facets.ts';
import { drawFilters } from './testing/draw-filters.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { meets, type VehicleFilters } from './vehicle-filters.ts';

const always = () => Promise.resolve(true);
/** Each combination reads ten lists, which the test recalculates itself. */
const combinations = isFullRun ? 200 : 20;
const inKenya = { landedCountryCode: 'KE' };
const cheapest = { ...inKenya, sort: 'landedAscending' };
let shop: Shop;
let catalogue: CatalogueMemory;
beforeAll(async () => {
  shop = await openShop({ count: 600, handlers: importHandlers });
  catalogue = await readCatalogue(shop.services);
});
afterAll(() => shop.close());

const keep = () => updateLandedCosts(shop.services);
const first = (payload: object) => shop.ask('listVehicles', { pageNo: 1, pageSize: 24, ...payload });

async function readAll(payload: object, pageSize = 500): Promise<VehicleCard[]> {
  const cards: VehicleCard[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo, pageSize, ...payload });
    cards.push(...vehicleList);
    if (cards.length >= total || vehicleList.length === 0) return cards;
  }
}

/** The landed cost shown on each vehicle's page. */
async function askEach(ids: readonly string[]) {
  const destination = { countryCode: 'KE', endPortId: 'p-mba', transportType: '1' };
  const estimates = [];
  for (const carSourceId of ids) {
    const { total, completeness } = await shop.ask('estimateLandedCost', { carSourceId, ...destination });
    estimates.push({ id: carSourceId, total: completeness === 'complete' ? total : undefined });
  }
  return estimates;
}

/** Each vehicle's cost in the list, as stored, and on its own page. */
async function expectStoredCosts({ oneOf = 1 } = {}): Promise<void> {
  const listed = (await readAll(cheapest)).filter((_card, place) => place % oneOf === 0);
  const estimates = await askEach(listed.map(({ id }) => id));
  expect(listed.map(({ id, landedCost }) => ({ id, total: landedCost }))).toEqual(estimates);
  const { rows } = await sql<{ id: string; kes: number }>`select id, most_kes as kes from landed_vehicle
    where country_code = 'KE' and state <> 'removed'`.execute(shop.services.database);
  const kept = new Map(rows.map(({ id, kes }) => [id, kes]));
  expect(estimates.filter(({ id, total }) => kept.get(id) !== total?.max.kes)).toEqual([]);
}

const mostOf = ({ landedCost }: VehicleCard) => landedCost?.max.kes ?? Number.NaN;

describe('Before any landed cost is calculated', () => {
  it('A list says that landed costs are unknown and neither sorts nor filters by them', async () => {
    const plain = await first({});
    const asked = await first({ ...cheapest, landedTo: 1_000_000 });
    expect(asked).toEqual({ ...plain, landed: { countryCode: 'KE', known: false } });
    const all = await shop.services.database.selectFrom('vehicle').select('id').execute();
    expect(await keep()).toBe(all.length);
    expect(await keep()).toBe(0);
  });
});

describe('A list by landed cost', () => {
  it('Shows the same cost as each vehicle’s page', async () => {
    expect((await first(cheapest)).landed).toMatchObject({ known: true, unknownTotal: 0 });
    await expectStoredCosts({ oneOf: isFullRun ? 1 : 10 });
  });

  it('Sorts by the maximum landed cost, ascending and descending, with reserved vehicles last', async () => {
    const up = await readAll(cheapest, 50);
    const { total, landed } = await first(cheapest);
    expect(up).toHaveLength(total);
    expect(landed).toMatchObject({ countryCode: 'KE', known: true, unknownTotal: 0 });
    const isReserved = ({ tag }: VehicleCard) => tag !== 'sale' && tag !== 'promotion';
    const sorted = up.toSorted((a, b) => mostOf(a) - mostOf(b) || (a.id < b.id ? -1 : 1));
    const reservedLast = (cards: readonly VehicleCard[]) =>
      [...cards.filter((card) => !isReserved(card)), ...cards.filter(isReserved)].map(({ id }) => id);
    expect(up.map(({ id }) => id)).toEqual(reservedLast(sorted));
    const down = await readAll({ ...inKenya, sort: 'landedDescending' }, 50);
    expect(down.map(({ id }) => id)).toEqual(reservedLast(sorted.toReversed()));
  });

  it('Includes the bounds and compares the maximum landed cost, whatever other filters and sorting apply', async () => {
    const all = await readAll(cheapest);
    const [from, to] = [mostOf(all[100] as VehicleCard), mostOf(all[300] as VehicleCard)];
    const within = all.filter((card) => mostOf(card) >= from && mostOf(card) <= to).map(({ id }) => id);
    for (const sort of ['newest', 'priceAscending', 'landedDescending', 'landedAscending']) {
      const narrowed = { ...inKenya, landedFrom: from, landedTo: to, sort };
      expect((await first(narrowed)).total).toBe(within.length);
      const cards = await readAll(narrowed, 40);
      expect(cards.map(({ id }) => id).toSorted()).toEqual(within.toSorted());
      expect(cards.every(({ landedCost }) => landedCost)).toBe(true);
    }
    const upTo = await first({ ...inKenya, landedTo: from - 1 });
    const over = await first({ ...inKenya, landedFrom: from });
    expect(upTo.total + over.total).toBe(all.length);
    const taken = await first({ ...inKenya, landedTo: to, importCountryCode: 'KE' });
    const all24 = await readAll({ ...inKenya, landedTo: to, importCountryCode: 'KE' });
    expect(all24).toHaveLength(taken.total);
    expect(taken.total + (taken.refusedTotal ?? 0)).toBe((await first({ ...inKenya, landedTo: to })).total);
  });

  it(`Has exact totals, pages and option counts for ${combinations} filter combinations`, async () => {
    const { database } = shop.services;
    const basis = landedBasis('KE', { terms: await readPricingSettings(database), rules: countryRules }, shop.now());
    if (!basis) throw new Error('Kenya has a whole table.');
    const wrong = [];
    for (let index = 0; index < combinations; index++) {
      const random = randomFrom(11, index);
      const bounds = {
        ...(random.chance(0.4) && { least: Math.round(random.between(500_000, 2_000_000)) }),
        ...(random.chance(0.8) && { most: Math.round(random.between(1_500_000, 9_000_000)) }),
      };
      const filters: VehicleFilters = { ...drawFilters(random, catalogue), landed: { ...costsOf(basis), ...bounds } };
      const { rows: met } = await sql<{ id: string; make_id: string; colour_code: string; price_bucket: number }>`
        select id, make_id, colour_code, price_bucket from vehicle where ${meets(filters, shop.now())}
        order by (state <> 'available'), listed_at desc, id desc`.execute(database);
      // So few vehicles are counted directly; in large stocks those out of bounds are subtracted from stored counts.
      const counted = await countVehicles(database, filters, catalogue, shop.now());
      const takenOff = await countVehicles(database, filters, catalogue, shop.now(), always);
      const { count } = counted;
      const place = { now: shop.now(), limit: 30, offset: 0 };
      const pages = [
        await readVehicleIds(database, filters, place),
        await readVehicleIds(database, filters, { ...place, total: count }),
      ];
      const counting = { catalogue, now: shop.now() };
      const facets = await readFacets(database, filters, counting);
      const facetsTakenOff = await readFacets(database, filters, { ...counting, isFewer: always });
      const { make, price } = facets;
      const { colour, steering } = await readTraitFacets(database, filters, counting);
      const sumOf = (options: readonly { count: number }[]) => options.reduce((sum, one) => sum + one.count, 0);
      const { makeId, modelId, priceBucket, steering: side, colour: shade } = filters;
      const ids = met.map(({ id }) => id).slice(0, 30);
      const isRight =
        count === met.length &&
        isDeepStrictEqual(counted, takenOff) &&
        isDeepStrictEqual(facets, facetsTakenOff) &&
        pages.every((page) => page.join() === ids.join()) &&
        ((makeId ?? modelId) !== undefined || sumOf(make) === count) &&
        (priceBucket === undefined
          ? sumOf(price)
          : (price.find(({ value }) => value === String(priceBucket))?.count ?? 0)) === count &&
        (side !== undefined || sumOf(steering) === count) &&
        (shade === undefined || (colour.find(({ value }) => value === shade)?.count ?? 0) === count);
      if (!isRight) wrong.push({ filters, count, met: met.length });
    }
    expect(wrong).toEqual([]);
  });
});

describe('After a change', () => {
  const change = (id: string, values: object) =>
    shop.services.database.updateTable('vehicle').set(values).where('id', '=', id).execute();

  it('A vehicle with a changed price comes last until its cost is recalculated, and is in no list with bounds', async () => {
    const all = await readAll(cheapest);
    const { id } = all[3] as VehicleCard;
    await change(id, { base_price_cents: 90_000_000 });
    const sorted = await first({ ...cheapest, pageSize: 500, pageNo: 1 });
    expect(sorted).toMatchObject({ total: all.length, landed: { unknownTotal: 1 } });
    const listed = await readAll(cheapest, 70);
    expect(listed.map((card) => card.id).toSorted()).toEqual(all.map((card) => card.id).toSorted());
    expect(listed.at(-1)).toMatchObject({ id });
    expect(listed.at(-1)).not.toHaveProperty('landedCost');
    expect(await first({ ...inKenya, landedFrom: 0 })).toMatchObject({
      total: all.length - 1,
      landed: { unknownTotal: 1 },
    });
    expect(await keep()).toBe(1);
    const { vehicleList, total, landed } = await first({ ...inKenya, sort: 'landedDescending' });
    expect([vehicleList[0]?.id, total, landed?.unknownTotal]).toEqual([id, all.length, 0]);
    await expectStoredCosts({ oneOf: 8 });
  });

  it('A sale lowers the cost until it ends, and expired prices are never used', async () => {
    const { id } = (await first({ ...inKenya, sort: 'landedDescending' })).vehicleList[5] as VehicleCard;
    const endsAt = new Date(shop.now().getTime() + 60_000);
    await change(id, { flash_deduction_cents: 100_000, flash_ends_at: endsAt });
    expect(await keep()).toBe(1);
    await expectStoredCosts({ oneOf: 8 });
    shop.advance(61_000);
    expect((await first(cheapest)).landed?.unknownTotal).toBe(1);
    expect((await readAll(cheapest)).at(-1)?.id).toBe(id);
    await settleFlashSales(shop.services);
    await keep();
    await expectStoredCosts({ oneOf: 8 });
  });

  it('A removed vehicle is gone at once, a new one is counted as pending, and one without a ship has no cost', async () => {
    const before = await first({ ...inKenya, landedFrom: 0 });
    const [gone, big] = before.vehicleList;
    await change(gone?.id ?? '', { state: 'removed' });
    expect((await first({ ...inKenya, landedFrom: 0 })).total).toBe(before.total - 1);
    await change(gone?.id ?? '', { state: 'available' });
    expect((await first({ ...inKenya, landedFrom: 0 })).total).toBe(before.total);
    await change(big?.id ?? '', { transport_template: 'nowhere' });
    await keep();
    const after = await first({ ...inKenya, landedFrom: 0 });
    expect([after.total, after.landed?.unknownTotal]).toEqual([before.total - 1, 1]);
    const { database } = shop.services;
    await database
      .deleteFrom('vehicle')
      .where('id', '=', big?.id ?? '')
      .execute();
    expect((await first(cheapest)).landed?.unknownTotal).toBe(0);
    const rest = await database
      .selectFrom('landed_vehicle')
      .selectAll()
      .where('id', '=', big?.id ?? '')
      .execute();
    expect(rest).toEqual([]);
  });

  it('New exchange rates recalculate every cost, and lists do not use the old ones meanwhile', async () => {
    const { database } = shop.services;
    const { total } = await first(cheapest);
    await writePricingSettings(database, { ...demoPricingSettings, rates: { jpyPerUsd: 150, kesPerUsd: 140 } });
    expect(await first(cheapest)).toMatchObject({ total, landed: { known: true, unknownTotal: total } });
    expect(await readAll(cheapest, 60)).toHaveLength(total);
    expect(await first({ ...inKenya, landedFrom: 0 })).toMatchObject({ total: 0, landed: { unknownTotal: total } });
    expect(await keep()).toBeGreaterThanOrEqual(total);
    await expectStoredCosts({ oneOf: 8 });
    await writePricingSettings(database, demoPricingSettings);
    await keep();
  });

  it('A new month recalculates the costs that depend on age', async () => {
    const { total } = await first(cheapest);
    shop.advance(31 * 86_400_000);
    await settleFlashSales(shop.services);
    expect((await first(cheapest)).landed?.unknownTotal).toBe(total);
    await keep();
    await expectStoredCosts({ oneOf: 8 });
  });

  it('Changes during the calculation, on two nodes at once, are not lost', async () => {
    const { database } = shop.services;
    const ids = (await readAll(cheapest)).map(({ id }) => id);
    await sql`update landed_vehicle set basis = 0`.execute(database);
    await Promise.all([
      keep(),
      keep(),
      ...ids.slice(0, 40).map((id, place) => change(id, { base_price_cents: 500_000 + place * 10_000 })),
    ]);
    await keep();
    expect((await first(cheapest)).landed?.unknownTotal).toBe(0);
    await expectStoredCosts({ oneOf: 8 });
  });
});

describe('Invalid requests', () => {
  it.each([{ sort: 'landedAscending' }, { landedTo: 1 }, { landedFrom: 1 }])(
    'A list by landed cost without a country is refused in one sentence: %o',
    async (payload) => {
      const answer = await shop.refusedWith('listVehicles', { pageNo: 1, pageSize: 4, ...payload });
      expect(answer).toMatchObject({
        code: 400,
        message: 'Choose the country for the landed cost.',
      });
    },
  );

  it('A negative amount is refused, and bounds may be in either order', async () => {
    const negative = { pageNo: 1, pageSize: 4, ...inKenya, landedTo: -1 };
    expect(await shop.refusedWith('listVehicles', negative)).toMatchObject({ code: 400 });
    const [from, to] = [1_200_000, 3_000_000];
    const inOrder = await first({ ...inKenya, landedFrom: from, landedTo: to });
    expect(inOrder.total).toBeGreaterThan(0);
    expect(await first({ ...inKenya, landedFrom: to, landedTo: from })).toEqual(inOrder);
  });

  it.each(['RW', 'TZ', 'FR'])(
    'The list for %s says that it is neither sorted nor filtered, since not all taxes are known',
    async (landedCountryCode) => {
      const asked = { landedCountryCode, landedTo: 1_000_000, sort: 'landedDescending' };
      expect(await first(asked)).toEqual({
        ...(await first({})),
        landed: { countryCode: landedCountryCode, known: false },
      });
    },
  );
});
