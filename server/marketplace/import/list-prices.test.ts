import { expect, test } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type { CountryRules } from './country-rules.ts';
import { countryRules } from './country-rules.ts';
import { landedBasis } from './landed-in-lists.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { listKey, listPricesIn, listPricesOf, setPricesOn, periodsOf, type SetListPrice } from './list-prices.ts';

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
  const on = (day: string) => listPricesIn(rules, vitz, day)[0];
  expect(on('2026-06-30')).toMatchObject({ min: 1_872_000, list: '2019' });
  expect(on('2026-07-01')).toEqual({ min: 2_000_000, max: 2_000_000, list: '2026', ...source });
  expect(on('2026-08-31')).toMatchObject({ min: 2_100_000 });
  expect(on('2026-09-01')).toBeUndefined();
  expect(setPricesOn(rules, '2026-09-01')).toMatchObject([[listKey(vitz), { price: null }]]);
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
  expect(basisWith(withSet(set('2026-08-01', 2_000_000)))).not.toBe(before);
  expect(basisWith(withSet(set('2026-08-01', null)))).not.toBe(before);
  expect(basisWith(withSet(set('2027-01-01', 2_000_000)))).toBe(before);
});

const { styles } = readReferenceCatalogue();
const priceOf = (modelId: string, name: string) =>
  listPricesOf(
    kenya,
    styles.find((style) => style.modelId === modelId && style.name === name),
    '2026-08-24',
  ).listPrices.map(({ list, min, max, rows }) => ({ list, min, max, rows: rows?.map(({ row }) => row) }));

test('A style has the price of its trim, with the row of the list', () => {
  expect(priceOf('402', '20S ProActive')).toEqual([
    { list: '2025', min: 5_239_738.13, max: 5_239_738.13, rows: [2893, 2894] },
  ]);
  expect(priceOf('402', 'XD')).toEqual([
    { list: '2025', min: 6_586_498.13, max: 6_586_498.13, rows: [2902] },
    { list: '2019', min: 4_889_491, max: 4_889_491, rows: undefined },
  ]);
});

test('Trims that the list does not tell apart give a range', () => {
  expect(priceOf('2102', '405KM')).toEqual([
    { list: '2025', min: 9_766_905.42, max: 10_743_921.64, rows: [455, 459, 460] },
  ]);
  expect(priceOf('2101', '430KM')).toMatchObject([{ min: 14_434_328.99, max: 14_434_328.99 }]);
});

test('A row about another kind of engine gives no price', () => {
  expect(priceOf('2501', '1.5 Comfort')).toEqual([]);
  expect(priceOf('2501', 'EV')).toMatchObject([{ min: 13_134_100 }]);
});

test('The list of 2025 has prices of more than half of the catalogue’s variants', () => {
  const variants = new Map(styles.map((style) => [listKey(style), style]));
  const listed = [...variants.values()].filter((one) =>
    listPricesIn(kenya, one, '2026-08-24').some(({ list }) => list === '2025'),
  );
  expect(listed.length).toBeGreaterThanOrEqual(190);
});
