import { expect, test } from 'vitest';
import { waysBackFrom } from './nearest-filters.ts';

const none = { make: [], modelLevel: [], price: [], carAge: [], mileage: [], seatsNum: [], type: [] };

test('Offers to let go the filter without which the most is found', () => {
  const facets = {
    ...none,
    make: [{ value: '2', count: 3 }],
    price: [
      { value: '2', count: 4 },
      { value: '3', count: 9 },
    ],
  };
  const ways = waysBackFrom({ make: '1', price: '1', seatsNum: '3' }, facets);
  expect(ways).toEqual([
    { dropped: 'price', filters: { make: '1', seatsNum: '3' }, count: 13 },
    { dropped: 'make', filters: { price: '1', seatsNum: '3' }, count: 3 },
  ]);
});

test('Lets the model go with its make', () => {
  const [way] = waysBackFrom({ make: '1', model: '101', price: '7' }, { ...none, make: [{ value: '2', count: 1 }] });
  expect(way?.filters).toEqual({ price: '7' });
});

test('Offers what may help where its count is not known', () => {
  expect(waysBackFrom({ keyword: 'vitz', price: '7' }, none)).toEqual([
    { dropped: 'keyword', filters: { price: '7' }, count: undefined },
  ]);
});

test('Offers nothing for a single filter, which clearing all lets go', () => {
  expect(waysBackFrom({ price: '7' }, none)).toEqual([]);
});
