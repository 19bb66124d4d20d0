import { expect, test } from 'vitest';
import { listQuery } from './list-query.ts';

test.each([
  [{ searchKey: 'noah under 20k', importCountryCode: 'KE' }, 'keyword=noah+under+20k'],
  [{ makeId: '1', modelId: '102', price: 4, fuel: 'diesel' }, 'make=1&model=102&price=4&fuel=diesel&import=all'],
  [{ hotCarFlag: 1, grade: '4.5', importCountryCode: 'TZ' }, 'type=4&grade=4.5'],
  [
    { makeId: '1', importCountryCode: 'KE', landedCountryCode: 'KE', landedFrom: 1_500_000, landedTo: 2_500_000 },
    'make=1&landedFrom=1500000&landedTo=2500000',
  ],
])('the filters %o have the query ?%s', (filters, query) => {
  expect(new URLSearchParams(listQuery(filters)).toString()).toBe(query);
});
