import { sql } from 'kysely';
import type { PayloadOf } from '#generated/server.ts';
import type { Database } from '#server/platform/database/tables.ts';

export type Search = PayloadOf<'listVehicles'>;

/** Searches of the same kind; each runs in each round. */
export interface SearchSet {
  name: string;
  searches: readonly Search[];
}

/** The most frequent makes, models and levels, the same at every stock size. */
export async function searchSets(database: Database): Promise<SearchSet[]> {
  const models = await mostOf(database, ['make_id', 'model_id']);
  const makes = await mostOf(database, ['make_id']);
  const levels = await mostOf(database, ['model_level']);
  const newest = await newestId(database);
  return [
    set('no filter', [{}, { pageNo: 2 }, { pageNo: 3 }, { pageNo: 4 }]),
    set(
      'make',
      makes.map(({ make_id }) => ({ makeId: make_id })),
    ),
    set(
      'make and model',
      models.map(({ make_id, model_id }) => ({ makeId: make_id, modelId: model_id })),
    ),
    set('price', [{ price: 1 }, { price: 2 }, { price: 3 }, { price: 5 }]),
    set('price and age', [
      { price: 1, carAge: 5 },
      { price: 2, carAge: 4 },
      { price: 3, carAge: 3 },
      { price: 4, carAge: 6 },
    ]),
    set(
      'level and mileage',
      levels.map(({ model_level }, place) => ({ modelLevelId: model_level, mileage: 2 + place }) as Asked),
    ),
    set('a type', [{ newArrivalFlag: 1 }, { dailyFlag: 1 }, { highQualityFlag: 1 }, { hotCarFlag: 1 }]),
    set('keyword', [
      { searchKey: 'vitz' },
      { searchKey: 'land cruiser' },
      { searchKey: 'toyta' },
      { searchKey: '日产' },
    ]),
    set('what a country takes', [
      { importCountryCode: 'KE' },
      { importCountryCode: 'KE', makeId: makes[0]?.make_id },
      { importCountryCode: 'UG', price: 2 },
      { importCountryCode: 'KE', searchKey: 'prado' },
    ]),
    set('words for a year, a price and a fuel', [
      { searchKey: 'vitz 2018' },
      { searchKey: 'prado diesel under 30k' },
      { searchKey: 'toyota hybrid from 2019' },
      { searchKey: 'under 60000 km', price: 2 },
    ]),
    set('reference number', [{ searchKey: `GP-${newest}` }, { searchKey: 'GP-100100' }, { searchKey: 'gp 102000' }]),
    set('what few meet', [
      { price: 7, mileage: 7 },
      { seatsNum: 1, carAge: 1 },
      { price: 6, carAge: 1, mileage: 6 },
      { makeId: makes[1]?.make_id, hotCarFlag: 1, price: 5, mileage: 2 },
    ]),
    set('another order', [
      { sort: 'priceAscending' },
      { sort: 'priceDescending', modelLevelId: levels[0]?.model_level },
      { sort: 'mileageLowest', makeId: makes[2]?.make_id },
      { sort: 'yearNewest', price: 2, mileage: 4 },
    ]),
    set('by the cost in the end', [
      { ...inKenya, sort: 'landedAscending' },
      { ...inKenya, sort: 'landedDescending', makeId: makes[0]?.make_id },
      { ...inKenya, sort: 'landedAscending', price: 3, mileage: 4 },
      { landedCountryCode: 'KE', sort: 'landedAscending', modelLevelId: levels[0]?.model_level },
    ]),
    set('up to a cost in the end', [
      { ...inKenya, landedTo: 2_500_000 },
      { ...inKenya, landedTo: 4_000_000, sort: 'landedAscending', makeId: makes[0]?.make_id },
      { ...inKenya, landedFrom: 2_000_000, landedTo: 3_000_000, fuel: 'petrol' },
      { ...inKenya, landedTo: 6_000_000, sort: 'priceAscending', carAge: 3 },
    ]),
    set('page 50', [{ pageNo: 50 }, { pageNo: 50, makeId: makes[0]?.make_id }, { pageNo: 50, price: 2 }]),
  ];
}

const inKenya = { importCountryCode: 'KE', landedCountryCode: 'KE' };

/** A filter as a payload field. Its values come from the database, so only their presence is checked. */
type Asked = { [Filter in keyof Search]?: Search[Filter] | string | undefined };

function set(name: string, filters: readonly Asked[]): SearchSet {
  const page = { pageNo: 1, pageSize: 24 };
  return { name, searches: filters.map((asked) => ({ ...page, ...asked }) as Search) };
}

type Named = 'make_id' | 'model_id' | 'model_level';

async function mostOf(database: Database, columns: readonly Named[]): Promise<Record<Named, string>[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<Named, string>>`select ${names} from vehicle
    group by ${names} order by count(*) desc limit 4`.execute(database);
  return rows;
}

async function newestId(database: Database): Promise<string> {
  const { id } = await database.selectFrom('vehicle').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}
