import { expect, test } from 'vitest';
import { receivingCountries } from '../../../server/reference/places/countries.ts';
import { destinations } from './destinations.ts';

test('The desk knows the countries that the server ships to', () => {
  expect(destinations).toEqual(receivingCountries.map(({ code }) => code));
});
