import { expect, test } from 'vitest';
import { questionOf, readFilters, writeFilters } from './order-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('Reads back what it writes into the URL', () => {
  const search = 'statuses=1%2C5&search=wanjiku&country=KE&from=2026-06-01&to=2026-06-30&page=3&sort=total&order=asc';
  expect(writeFilters(read(search)).toString()).toBe(search);
});

test('Uses an empty URL for the default list, newest first', () => {
  expect(writeFilters(read('')).toString()).toBe('');
  expect(questionOf(read(''))).toEqual({ sort: 'createdAt', isDescending: true });
});

test('Ignores invalid URL values', () => {
  const filters = read('page=-2&sort=colour&statuses=9,x&country=kenya&from=yesterday&to=2026-06');
  expect(writeFilters(filters).toString()).toBe('');
});

test('Maps the filters to the contract’s names', () => {
  expect(
    questionOf(read('statuses=0&search=Prado&country=UG&from=2026-06-01&to=2026-06-02&sort=orderNo&order=asc')),
  ).toEqual({
    sort: 'orderNo',
    isDescending: false,
    statuses: '0',
    search: 'Prado',
    countryCode: 'UG',
    createdFrom: '2026-06-01',
    createdTo: '2026-06-02',
  });
});
