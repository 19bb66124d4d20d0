import { expect, test } from 'vitest';
import texts from '../../../../locales/en/vehicles.json' with { type: 'json' };
import { filterNames, filterOptions, type FilterWithOptions } from './filter-options.ts';

const written = (filter: FilterWithOptions) => filterOptions[filter].map(({ id, label }) => `${id} ${texts[label]}`);

test.each([
  ['A-134', 'price', '1 Under 5K, 2 5K-8K, 3 8K-15K, 4 15K-25K, 5 25K-35K, 6 35K-45K, 7 Over 45K'],
  ['A-135', 'carAge', '1 Under 1Y, 2 1-3Y, 3 3-5Y, 4 5-8Y, 5 8-10Y, 6 10-20Y, 7 Over 20Y'],
  ['A-136', 'mileage', '1 Under 10K, 2 10K-30K, 3 30K-50K, 4 50K-80K, 5 80K-100K, 6 100K-200K, 7 Over 200K'],
  ['A-137', 'seatsNum', '1 2 seats, 2 4 to 5 seats, 3 6 seats, 4 7 seats, 5 More than 7 seats'],
  ['A-138', 'type', '5 Flash Sale, 1 New Arrival, 4 Best Sellers'],
] as const)('%s lists as options of %s %s', (_rule, filter, options) => {
  expect(written(filter).join(', ')).toBe(options);
});

test('A-142 names price ranges in US dollars and mileage ranges in kilometres', () => {
  expect(texts[filterNames.price]).toBe('Price (USD)');
  expect(texts[filterNames.mileage]).toBe('Mileage (km)');
});
