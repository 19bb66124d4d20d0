import { expect, test } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type { CountryRules } from './country-rules.ts';
import { countryRules } from './country-rules.ts';
import { landedBasis } from './landed-in-lists.ts';
import { listKey, listPriceIn, listPricesOn, periodsOf, type SetListPrice } from './list-prices.ts';

const kenya = countryRules.get('KE');
if (!kenya) throw new Error('Kenya has rules.');
const vitz = { modelId: '101', chassis: 'KSP130' };
const source = { told: 'CRSP list', url: 'https://kra.example/crsp' };
const set = (from: string, kes: number | null): SetListPrice => ({
  from,
  price: kes === null ? null : { min: kes, max: kes, list: '2026' },
  source,
  setBy: 'Amina Otieno',
  setAt: '2026-06-12T09:00:00.000Z',
});
const withSet = (...prices: SetListPrice[]): CountryRules => ({
  ...kenya,
  listPrices: new Map([[listKey(vitz), prices]]),
});

test('Desk prices override the file’s from their first day on, until the next one or their end', () => {
  const rules = withSet(set('2026-07-01', 2_000_000), set('2026-08-01', 2_100_000), set('2026-09-01', null));
  const on = (day: string) => listPriceIn(rules, vitz, day);
  expect(on('2026-06-30')).toEqual(listPriceIn(kenya, vitz, '2026-06-30'));
  expect(on('2026-06-30')).toMatchObject({ min: 1_872_000, list: '2019' });
  expect(on('2026-07-01')).toEqual({ min: 2_000_000, max: 2_000_000, list: '2026', ...source });
  expect(on('2026-08-31')).toMatchObject({ min: 2_100_000 });
  expect(on('2026-09-01')).toBeUndefined();
  expect(listPricesOn(rules, '2026-09-01')).toContainEqual([listKey(vitz), null]);
  expect(periodsOf(rules.listPrices?.get(listKey(vitz)) ?? []).map(({ until }) => until)).toEqual([
    '2026-07-31',
    '2026-08-31',
    null,
  ]);
});

test('Costs in lists are recalculated for a list price in force when the next ships arrive, and for no other', () => {
  const basisWith = (rules: CountryRules) =>
    landedBasis('KE', { terms: demoPricingSettings, rules: new Map([['KE', rules]]) }, new Date('2026-06-12T09:00:00Z'))
      ?.number;
  const before = basisWith(kenya);
  expect(before).toBeDefined();
  expect(basisWith(withSet(set('2026-07-01', 2_000_000)))).not.toBe(before);
  expect(basisWith(withSet(set('2026-07-01', null)))).not.toBe(before);
  expect(basisWith(withSet(set('2027-01-01', 2_000_000)))).toBe(before);
});
