import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryRules } from '#server/marketplace/import/country-rules.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { filtersOf } from './vehicle-filters.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const styles = new Map(readReferenceCatalogue().styles.map((style) => [style.id, style]));

/** Every offered vehicle as stored, with the fields that a keyword can filter by. */
async function readStock() {
  const rows = await shop.services.database
    .selectFrom('vehicle')
    .select([
      'id',
      'style_id',
      'fuel',
      'colour_code',
      'steering',
      'registered',
      'mileage_km',
      'list_price_cents',
      'flash_deduction_cents',
      'name',
    ])
    .where('state', '<>', 'removed')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    fuel: row.fuel,
    colour: row.colour_code,
    steering: row.steering,
    seats: styles.get(row.style_id)?.seats,
    cc: styles.get(row.style_id)?.displacementCc ?? 0,
    gearbox: styles.get(row.style_id)?.gearbox,
    drive: styles.get(row.style_id)?.drive,
    year: Number(row.registered.slice(0, 4)),
    km: row.mileage_km,
    usd: (row.list_price_cents - (row.flash_deduction_cents ?? 0)) / 100,
  }));
}
type Stocked = Awaited<ReturnType<typeof readStock>>[number];

async function readAllIds(searchKey: string): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo, pageSize: 500, searchKey });
    ids.push(...vehicleList.map(({ id }) => id));
    if (ids.length >= total || vehicleList.length === 0) return ids;
  }
}

const isPrado = ({ name }: Stocked) => name.includes('Prado');

describe('A keyword with filters', () => {
  it.each<[string, (vehicle: Stocked) => boolean]>([
    ['prado 2019', (vehicle) => isPrado(vehicle) && vehicle.year === 2019],
    ['prado diesel under 45k', (vehicle) => isPrado(vehicle) && vehicle.fuel === 'diesel' && vehicle.usd <= 45_000],
    [
      'toyota 4wd automatic',
      ({ name, drive, gearbox }) => name.startsWith('Toyota') && drive === '4WD' && gearbox !== 'MT',
    ],
    ['hybrid', ({ fuel }) => fuel === 'hybrid'],
    ['2018-2019', ({ year }) => year === 2018 || year === 2019],
    ['under 40000 km', ({ km }) => km <= 40_000],
    ['honda 10k-15k', ({ name, usd }) => name.startsWith('Honda') && usd >= 10_000 && usd <= 15_000],
    ['7 seater', ({ seats }) => seats === 7],
    ['white toyota', ({ name, colour }) => name.startsWith('Toyota') && colour !== null && colour.includes('white')],
    [
      'rhd honda 1.5l',
      ({ name, steering, cc }) => name.startsWith('Honda') && steering === 'right' && cc > 1449 && cc < 1551,
    ],
    ['axio or fielder', ({ name }) => /Axio|Fielder/.test(name)],
    ['普拉多2019年款', (vehicle) => isPrado(vehicle) && vehicle.year === 2019],
    ['トヨタの中古車', ({ name }) => name.startsWith('Toyota')],
    ['丰田 混动 2019年以后', ({ name, fuel, year }) => name.startsWith('Toyota') && fuel === 'hybrid' && year >= 2019],
  ])('Finds and counts exactly the matches: %s', async (searchKey, isMeant) => {
    const wanted = (await readStock()).filter(isMeant).map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    const { total, facets } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 1, searchKey, facetsFlag: 1 });
    expect(total).toBe(wanted.length);
    expect((await readAllIds(searchKey)).toSorted()).toEqual(wanted.toSorted());
    expect(facets?.make.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(facets?.price.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it.each([
    ['honda city', 'Grace'],
    ['mercedes a-class', 'A-Class'],
    ['town ace', 'Townace Van'],
    ['need a x-trail', 'X-Trail'],
  ])('A common word within a name is part of it: %s', async (searchKey, model) => {
    const catalogue = await readCatalogue(shop.services);
    const id = catalogue.models.find(({ names }) => names.en === model)?.id;
    const reading = { catalogue, language: 'en', terms: undefined, rules: countryRules, now: shop.now() } as const;
    const { styleIds } = filtersOf({ pageNo: 1, pageSize: 1, searchKey }, reading);
    const wanted = catalogue.styles.filter((style) => style.model_id === id).map((style) => style.id);
    expect(styleIds?.toSorted()).toEqual(wanted.toSorted());
  });

  it('Make and model written together in Chinese or Japanese find the model', async () => {
    const catalogue = await readCatalogue(shop.services);
    const reading = { catalogue, terms: undefined, rules: countryRules, now: shop.now() };
    for (const { id, make_id: makeId, names } of catalogue.models) {
      for (const language of ['zh', 'ja'] as const) {
        const searchKey = `${catalogue.makeById.get(makeId)?.names[language]}${names[language]}`;
        // Latin letters alone, such as BMWX3, are one word in every language.
        if (/^[ -~]+$/.test(searchKey)) continue;
        const found = filtersOf({ pageNo: 1, pageSize: 1, searchKey }, { ...reading, language });
        const wanted = catalogue.styles.filter((style) => style.model_id === id).map((style) => style.id);
        expect([searchKey, found]).toEqual([searchKey, { styleIds: expect.arrayContaining(wanted) as string[] }]);
      }
    }
  });

  it('Traits in words are counted with other filters, import rules and their own options', async () => {
    const searchKey = 'white or silver toyota';
    const flags = { facetsFlag: 1, traitFacetsFlag: 1, pageNo: 1, pageSize: 1 } as const;
    for (const others of [{}, { importCountryCode: 'KE' }, { colour: 'white', steering: 'right' }] as const) {
      const { total, facets, traitFacets } = await shop.ask('listVehicles', { ...flags, ...others, searchKey });
      expect(total).toBeGreaterThan(0);
      expect(facets?.make).toEqual([{ value: '1', count: total }]);
      const colours = traitFacets?.colour.map(({ value }) => value) ?? [];
      expect(colours.toSorted()).toEqual(['silver', 'white']);
    }
  });

  it('Is combined with a country’s import rules', async () => {
    const searchKey = 'toyota under 20k';
    const all = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4, searchKey });
    const taken = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4, searchKey, importCountryCode: 'KE' });
    expect(taken.total + (taken.refusedTotal ?? 0)).toBe(all.total);
    expect(taken.total).toBeGreaterThan(0);
  });

  it('Converts amounts in the reader’s currency at the market’s rates', async () => {
    const inYen = await shop.ask(
      'listVehicles',
      { pageNo: 1, pageSize: 4, searchKey: 'トヨタ 150万円以下' },
      { language: 'jp' },
    );
    const inDollars = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4, searchKey: 'toyota under 9868' });
    expect(inYen.total).toBe(inDollars.total);
    expect(inYen.total).toBeGreaterThan(0);
  });

  it('Lists the parts of the keyword, each with the words that remain without it', async () => {
    const searchKey = 'white prado under 90k';
    const { understood } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 1, searchKey });
    expect(understood).toEqual([
      { kind: 'colour', text: 'White', remaining: 'prado under 90k' },
      { kind: 'name', text: 'Land Cruiser Prado', remaining: 'white under 90k' },
      { kind: 'price', text: 'up to USD 90,000', remaining: 'white prado' },
    ]);
  });

  it('Offers the nearest vehicles if nothing matches, without unknown words and limits first', async () => {
    const searchKey = 'diesel prado under 900';
    const { total, nearest } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4, searchKey });
    expect(total).toBe(0);
    const diesel = (await readStock()).filter((vehicle) => isPrado(vehicle) && vehicle.fuel === 'diesel');
    expect(nearest?.[0]).toMatchObject({ searchKey: 'diesel prado', total: diesel.length });
    const cheapest = Math.min(...diesel.map(({ usd }) => usd));
    expect(nearest?.[0]?.vehicle.priceUSD).toBe(cheapest);
    const other = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4, searchKey: 'ferrari' });
    expect(other).toMatchObject({ total: 0, understood: [{ kind: 'unknown', text: 'ferrari', remaining: '' }] });
    expect(other.nearest).toBeUndefined();
  });

  it('Suggests makes and models in stock, the most frequent first, and words for traits', async () => {
    const terms = await shop.ask('listSearchTerms', undefined);
    const totals = terms.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    const prados = (await readStock()).filter(isPrado);
    const prado = terms.find(({ text }) => text === 'Toyota Land Cruiser Prado');
    expect(prado).toMatchObject({ total: prados.length, also: expect.arrayContaining(['普拉多', '霸道']) });
    expect(terms).toContainEqual(expect.objectContaining({ text: 'Diesel', total: 0 }));
  });
});
