import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TraitFacets } from '#generated/client/types.gen.ts';
import type { PayloadOf } from '#generated/server.ts';
import { type Random, randomFrom } from '#demo/vehicles/random.ts';
import { readReferenceCatalogue, type Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import { isFullRun } from '../../../tests/scope.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

type Asked = Partial<PayloadOf<'listVehicles'>>;

interface Vehicle {
  id: string;
  registered: string;
  fuel: string;
  price_bucket: number;
  make_id: string;
  facts: VehicleFacts;
  style: Style;
}

let shop: Shop;
let stock: Vehicle[];
beforeAll(async () => {
  shop = await openShop();
  const { styles } = readReferenceCatalogue();
  const rows = await shop.services.database
    .selectFrom('vehicle')
    .select(['id', 'registered', 'fuel', 'price_bucket', 'make_id', 'facts', 'style_id'])
    .where('state', '<>', 'removed')
    .orderBy((vehicle) => vehicle('state', '<>', 'available'))
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  stock = rows.flatMap((row) => {
    const style = styles.find(({ id }) => id === row.style_id);
    return style ? [{ ...row, style }] : [];
  });
  if (stock.length !== rows.length) throw new Error('A vehicle is of no known style.');
});
afterAll(() => shop.close());

/** The meaning of the filters, written as plainly as possible. */
function isMet(asked: Asked, { registered, fuel, price_bucket, make_id, facts, style }: Vehicle): boolean {
  const { yearFrom, yearTo, gearbox, grade, colour } = asked;
  const year = Number(registered.slice(0, 4));
  const kind = { CVT: 'cvt', DCT6: 'doubleClutch', DCT7: 'doubleClutch' }[style.gearbox as 'CVT' | 'DCT6' | 'DCT7'];
  const shift = style.gearbox === 'MT' ? 'manual' : 'automatic';
  const graded = facts.conditionGrade === 'S' ? 7 : Number(facts.conditionGrade || NaN);
  return (
    (asked.makeId === undefined || asked.makeId === make_id) &&
    (asked.price === undefined || asked.price === price_bucket) &&
    (yearFrom === undefined || year >= yearFrom) &&
    (yearTo === undefined || year <= yearTo) &&
    (gearbox === undefined || gearbox === shift || gearbox === kind) &&
    (asked.fuel === undefined || asked.fuel === fuel) &&
    (asked.steering === undefined || asked.steering === facts.handle) &&
    (asked.drive === undefined || asked.drive === style.drive) &&
    (grade === undefined || graded >= Number(grade)) &&
    (colour === undefined || colours.find(({ code }) => code === facts.colourCode)?.colourGroup === colour)
  );
}

const options = {
  gearbox: ['automatic', 'manual', 'cvt', 'doubleClutch'],
  fuel: ['petrol', 'diesel', 'hybrid', 'electric'],
  steering: ['right', 'left'],
  drive: ['2WD', '4WD'],
  grade: ['6', '5', '4.5', '4', '3.5', '3'],
  colour: ['white', 'black', 'silver', 'gray', 'blue', 'red', 'brown'],
} as const;

function drawAsked(random: Random): Asked {
  const often = random.between(0.1, 0.5);
  const one = <Option>(from: readonly Option[]) => random.pick(from, () => 1);
  const chosen = Object.entries(options).flatMap(([name, from]) =>
    random.chance(often) ? [[name, one<string>(from)] as const] : [],
  );
  const from = Math.round(random.between(2008, 2021));
  return {
    ...Object.fromEntries(chosen),
    ...(random.chance(often) && { yearFrom: from }),
    ...(random.chance(often) && { yearTo: from + Math.round(random.between(0, 8)) }),
    ...(random.chance(0.2) && { makeId: one(['1', '2', '3', '20']) }),
    ...(random.chance(0.2) && { price: one([1, 2, 3, 4] as const) }),
  };
}

const page = { pageNo: 1, pageSize: 500 };

describe('Lists by vehicle traits', () => {
  it('Any trait filters find the same vehicles in the same order as checking each vehicle', async () => {
    let found = 0;
    for (let index = 0; index < (isFullRun ? 60 : 20); index++) {
      const asked = drawAsked(randomFrom(8, index));
      const wanted = stock.filter((vehicle) => isMet(asked, vehicle)).map(({ id }) => id);
      const { total, vehicleList } = await shop.ask('listVehicles', { ...page, ...asked });
      expect({ asked, total, ids: vehicleList.map(({ id }) => id) }).toEqual({
        asked,
        total: wanted.length,
        ids: wanted.slice(0, 500),
      });
      found += total;
    }
    expect(found).toBeGreaterThan(100);
  });

  it('Each option shows how many vehicles would match if chosen, also with a country, keyword and type', async () => {
    for (let index = 0; index < (isFullRun ? 25 : 3); index++) {
      const random = randomFrom(9, index);
      const asked: Asked = {
        ...drawAsked(random),
        ...(random.chance(0.4) && { importCountryCode: random.pick(['KE', 'UG', 'ET', 'CD'], () => 1) }),
        ...(random.chance(0.3) && {
          searchKey: random.pick(['vitz 2018', 'diesel', 'toyota from 2016 under 20k', 'suv', 'GP-100005'], () => 1),
        }),
        ...(random.chance(0.2) && { [random.pick(['hotCarFlag', 'flashSaleFlag', 'newArrivalFlag'], () => 1)]: 1 }),
      };
      const { traitFacets } = await shop.ask('listVehicles', { ...page, pageSize: 1, ...asked, traitFacetsFlag: 1 });
      for (const [filter, counts] of Object.entries({ ...traitFacets })) {
        for (const { value, count } of counts) {
          const { total } = await shop.ask('listVehicles', {
            ...page,
            pageSize: 1,
            ...asked,
            ...choose(filter, value),
          });
          expect({ asked, filter, value, count }).toEqual({ asked, filter, value, count: total });
        }
      }
    }
  });

  it('An option without a count matches nothing', async () => {
    const asked: Asked = { colour: 'orange', makeId: '1' };
    const { traitFacets } = await shop.ask('listVehicles', { ...page, pageSize: 1, ...asked, traitFacetsFlag: 1 });
    const counted = new Set(traitFacets?.fuel.map(({ value }) => value));
    for (const fuel of options.fuel) {
      const { total } = await shop.ask('listVehicles', { ...page, ...asked, fuel });
      expect([fuel, total > 0]).toEqual([fuel, counted.has(fuel)]);
    }
  });

  it('Years may be in either order and are inclusive', async () => {
    const forwards = await shop.ask('listVehicles', { ...page, yearFrom: 2016, yearTo: 2018 });
    expect(forwards.total).toBeGreaterThan(0);
    expect(await shop.ask('listVehicles', { ...page, yearFrom: 2018, yearTo: 2016 })).toEqual(forwards);
    const years = new Set(forwards.vehicleList.map(({ registrationDate }) => registrationDate.slice(0, 4)));
    expect([...years].toSorted()).toEqual(['2016', '2017', '2018']);
  });

  it('Years in the keyword and in the filter are combined', async () => {
    const { total } = await shop.ask('listVehicles', { ...page, searchKey: 'vitz 2018' });
    const { total: from } = await shop.ask('listVehicles', { ...page, searchKey: 'vitz 2018', yearFrom: 2017 });
    const { total: behind } = await shop.ask('listVehicles', { ...page, searchKey: 'vitz 2018', yearFrom: 2019 });
    expect([from, behind]).toEqual([total, 0]);
    expect(total).toBeGreaterThan(0);
  });

  it('Unknown values are refused, and trait counts are returned only on request', async () => {
    for (const wrong of [
      { gearbox: 'tiptronic' },
      { yearFrom: 18 },
      { colour: 'pearl-white' },
      { grade: 4 },
      { drive: '6WD' },
    ]) {
      expect((await shop.refusedWith('listVehicles', { ...page, ...wrong })).code).toBe(400);
    }
    expect(await shop.ask('listVehicles', page)).not.toHaveProperty('traitFacets');
  });
});

function choose(filter: string, value: string): Asked {
  if (filter === 'year') return { yearFrom: Number(value), yearTo: Number(value) };
  const known: Record<keyof Omit<TraitFacets, 'year'>, true> = {
    gearbox: true,
    fuel: true,
    steering: true,
    drive: true,
    grade: true,
    colour: true,
  };
  expect(known).toHaveProperty(filter);
  return { [filter]: value };
}
