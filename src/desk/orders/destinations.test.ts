import { expect, test } from 'vitest';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { destinations } from './filter-bar.tsx';

test('The desk knows the server’s destination countries', () => {
  expect(destinations).toEqual(receivingCountries.map(({ code }) => code));
});
