import { expect, it } from 'vitest';
import { linkToSearch } from './search-link.ts';

it.each([
  [{ searchKey: 'noah under 20k', importCountryCode: 'KE' }, '/?tab=1&keyword=noah+under+20k'],
  [
    { makeId: '1', modelId: '102', price: 4, fuel: 'diesel' } as const,
    '/?tab=1&make=1&model=102&price=4&fuel=diesel&import=all',
  ],
  [{ hotCarFlag: 1, grade: '4.5', importCountryCode: 'TZ' } as const, '/?tab=1&type=4&grade=4.5'],
  [
    { makeId: '1', importCountryCode: 'KE', landedCountryCode: 'KE', landedFrom: 1_500_000, landedTo: 2_500_000 },
    '/?tab=1&make=1&landedFrom=1500000&landedTo=2500000',
  ],
])('The search %o leads to the list at %s', (search, address) => {
  expect(linkToSearch(search)).toBe(address);
});
