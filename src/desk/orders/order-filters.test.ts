import { expect, test } from 'vitest';
import { questionOf, readFilters, writeFilters } from './order-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('What is written into the address is read from it again', () => {
  const search = 'statuses=1%2C5&search=wanjiku&country=KE&from=2026-06-01&to=2026-06-30&page=3&sort=total&order=asc';
  expect(writeFilters(read(search)).toString()).toBe(search);
});

test('The usual list has an empty address and begins with the latest order', () => {
  expect(writeFilters(read('')).toString()).toBe('');
  expect(questionOf(read(''))).toEqual({ sort: 'createdAt', isDescending: true });
});

test('What an address cannot mean is left out', () => {
  const filters = read('page=-2&sort=colour&statuses=9,x&country=kenya&from=yesterday&to=2026-06');
  expect(writeFilters(filters).toString()).toBe('');
});

test('The question carries what was asked for, in the names of the contract', () => {
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
