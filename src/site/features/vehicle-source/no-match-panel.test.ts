import { expect, test } from 'vitest';
import { removableFilters } from './no-match-panel.tsx';

const none = { make: [], modelLevel: [], price: [], carAge: [], mileage: [], seatsNum: [], type: [] };

test('offers first the filter whose removal finds most vehicles', () => {
  const facets = {
    ...none,
    make: [{ value: '2', count: 3 }],
    price: [
      { value: '2', count: 4 },
      { value: '3', count: 9 },
    ],
  };
  const ways = removableFilters({ make: '1', price: '1', seatsNum: '3' }, facets);
  expect(ways).toEqual([
    { dropped: 'price', filters: { make: '1', seatsNum: '3' }, count: 13 },
    { dropped: 'make', filters: { price: '1', seatsNum: '3' }, count: 3 },
  ]);
});

test('removes the model together with the make', () => {
  const [way] = removableFilters(
    { make: '1', model: '101', price: '7' },
    { ...none, make: [{ value: '2', count: 1 }] },
  );
  expect(way?.filters).toEqual({ price: '7' });
});

test('offers a filter without a known count too', () => {
  expect(removableFilters({ keyword: 'vitz', price: '7' }, none)).toEqual([
    { dropped: 'keyword', filters: { price: '7' }, count: undefined },
  ]);
});

test('does not offer a single filter, since clearing all removes it', () => {
  expect(removableFilters({ price: '7' }, none)).toEqual([]);
});
