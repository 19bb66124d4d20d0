import { expect, test } from 'vitest';
import { activeFiltersOf, filterModelOf } from './filter-model.ts';

test('A-131 has nine filters with the ids 1 to 9', () => {
  expect(filterModelOf({}).map(({ id, name }) => [id, name])).toEqual([
    [1, 'keyword'],
    [2, 'make'],
    [3, 'model'],
    [4, 'modelLevel'],
    [5, 'price'],
    [6, 'carAge'],
    [7, 'mileage'],
    [8, 'seatsNum'],
    [9, 'type'],
  ]);
});

test('A-132 gives each filter a name and a value', () => {
  const model = filterModelOf({ make: '1', type: '5' });
  expect(model[1]).toEqual({ id: 2, name: 'make', value: '1' });
  expect(model[8]).toEqual({ id: 9, name: 'type', value: '5' });
  expect(model[4]).toEqual({ id: 5, name: 'price', value: '' });
});

test('treats a filter with a value as active', () => {
  expect(activeFiltersOf({ colour: 'red', seatsNum: '2', keyword: 'fit', yearFrom: '2018' })).toEqual([
    { id: 1, name: 'keyword', value: 'fit' },
    { id: 8, name: 'seatsNum', value: '2' },
    { id: 10, name: 'yearFrom', value: '2018' },
    { id: 19, name: 'colour', value: 'red' },
  ]);
});
