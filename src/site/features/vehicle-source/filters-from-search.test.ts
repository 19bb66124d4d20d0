import { describe, expect, test } from 'vitest';
import { paths } from '#shared/routing/paths.ts';
import { queryReadBy } from '#screens/read-parameters.ts';
import { screens } from '#screens/screens.ts';
import {
  filterKeys,
  hasFilters,
  namesTraits,
  readListState,
  withFilter,
  writeListState,
} from './filters-from-search.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

describe('The state of the list in the address', () => {
  test('A-133 has the keys keyword, make, model, modelLevel, price, carAge, mileage, seatsNum and type', () => {
    const search = 'keyword=vitz&make=1&model=101&modelLevel=SUV&price=2&carAge=4&mileage=4&seatsNum=2&type=5';
    expect(read(search)).toEqual({
      filters: {
        keyword: 'vitz',
        make: '1',
        model: '101',
        modelLevel: 'SUV',
        price: '2',
        carAge: '4',
        mileage: '4',
        seatsNum: '2',
        type: '5',
      },
      sort: 'newest',
      page: 1,
    });
  });

  test('contains traits as the list call writes them', () => {
    const search =
      'yearFrom=2015&yearTo=2020&gearbox=automatic&fuel=diesel&drive=4WD&steering=right&grade=4.5&colour=white';
    const filters = Object.fromEntries(new URLSearchParams(search));
    expect(read(search).filters).toEqual(filters);
    expect(paths.vehicles(writeListState(read(search)))).toBe(`/?tab=1&${search}`);
    expect(namesTraits(read(search))).toBe(true);
    expect(namesTraits(read('make=1&type=5&sort=priceAscending'))).toBe(false);
    expect(namesTraits(read('sort=landedAscending'))).toBe(true);
  });

  test('reorders years in the wrong order', () => {
    expect(read('yearFrom=2020&yearTo=2015').filters).toEqual({ yearFrom: '2015', yearTo: '2020' });
  });

  test('A-197 starts at page 1, sorted by newest, without filters', () => {
    expect(read('tab=1')).toEqual({ filters: {}, sort: 'newest', page: 1 });
  });

  test.each(['1', '2', '3', '4', '5'])('A-140 keeps type %s', (type) => {
    const state = read(`tab=1&type=${type}`);
    expect(state.filters).toEqual({ type });
    expect(paths.vehicles(writeListState(state))).toBe(`/?tab=1&type=${type}`);
  });

  test.each([
    'price=0',
    'price=8',
    'price=2.5',
    'price=two',
    'carAge=99',
    'mileage=-1',
    'seatsNum=6',
    'type=6',
    'make=%20',
    'make=<script>',
    'model=a/b',
    'keyword=%20,%20',
    'yearFrom=18',
    'yearFrom=1949',
    'yearTo=2100',
    'yearTo=20x8',
    'gearbox=tiptronic',
    'fuel=Diesel',
    'steering=centre',
    'drive=4wd',
    'grade=4.0',
    'colour=pearl-white',
    'sort=cheapest',
    'page=0',
    'page=-3',
    'page=x',
    'page=1e30',
    'page=1000001',
  ])('ignores invalid values: %s', (search) => {
    expect(read(search)).toEqual({ filters: {}, sort: 'newest', page: 1 });
  });

  test('trims a keyword and removes its commas, and ignores one of more than 40 characters', () => {
    expect(read('keyword=%20Toyota,%20%20Vitz%20').filters.keyword).toBe('Toyota Vitz');
    expect(read('keyword=Prado under 20,000').filters.keyword).toBe('Prado under 20000');
    expect(read('keyword=under 1,500,000 shillings').filters.keyword).toBe('under 1500000 shillings');
    expect(read(`keyword=${'x'.repeat(40)}`).filters.keyword).toHaveLength(40);
    expect(read(`keyword=${'x'.repeat(41)}`).filters).toEqual({});
  });

  test('includes refused vehicles if the address says so', () => {
    const state = read('tab=1&import=all&page=2&price=2');
    expect(state).toEqual({ filters: { price: '2' }, sort: 'newest', page: 2, showsRefused: true });
    expect(paths.vehicles(writeListState(state))).toBe('/?tab=1&price=2&import=all&page=2');
    expect(read('tab=1&import=some')).not.toHaveProperty('showsRefused');
  });

  test('has one canonical form', () => {
    const state = read('page=3&type=1&sort=priceAscending&price=2&tab=1&keyword=fit&unknown=1');
    expect(paths.vehicles(writeListState(state))).toBe('/?tab=1&keyword=fit&price=2&type=1&sort=priceAscending&page=3');
    expect(paths.vehicles(writeListState(read('tab=1&sort=newest&page=1')))).toBe('/?tab=1');
  });
});

describe('Choosing a filter', () => {
  test('keeps the others', () => {
    expect(withFilter({ make: '1', price: '2' }, 'price', '3')).toEqual({ make: '1', price: '3' });
  });

  test('A-112 clears a filter set to nothing', () => {
    expect(withFilter({ make: '1', price: '2' }, 'price', undefined)).toEqual({ make: '1' });
  });

  test('clears the model for another make', () => {
    expect(withFilter({ make: '1', model: '101' }, 'make', '2')).toEqual({ make: '2' });
    expect(withFilter({ make: '1', model: '101' }, 'make', undefined)).toEqual({});
    expect(withFilter({ make: '1', model: '101' }, 'model', undefined)).toEqual({ make: '1' });
  });

  test('reports active filters', () => {
    expect(hasFilters({})).toBe(false);
    expect(hasFilters({ seatsNum: '2' })).toBe(true);
  });
});

test('lists every parameter of the list in the table of screens', () => {
  const all = Object.fromEntries([...filterKeys, 'sort', 'page', 'import'].map((name) => [name, 'x']));
  const found = new URLSearchParams(queryReadBy(screens.vehicles, `?${new URLSearchParams(all).toString()}`));
  expect(Object.fromEntries(found)).toEqual(all);
});
