import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { countryRules } from './country-rules.ts';
import { formulaVersion, landedBasis, landedTotal, type LandedRow } from './landed-in-lists.ts';

const day = 86_400_000;
const start = new Date('2026-01-01T09:00:00Z').getTime();
const basisOn = (place: number, terms = demoPricingSettings) => {
  const basis = landedBasis('KE', { terms, rules: countryRules }, new Date(start + place * day));
  if (!basis) throw new Error('Kenya has a whole table.');
  return basis;
};

const { styles } = readReferenceCatalogue();
const anyRow: fc.Arbitrary<LandedRow> = fc
  .record({
    style: fc.constantFrom(...styles),
    year: fc.integer({ min: 2012, max: 2026 }),
    month: fc.constantFrom('01', '06', '12'),
    fuel: fc.constantFrom('petrol', 'diesel', 'hybrid', 'electric'),
    displacement: fc.constantFrom(0, 996, 1500, 1501, 2700, 4500),
    price: fc.integer({ min: 100_000, max: 6_000_000 }),
    handle: fc.constantFrom('right' as const, 'left' as const),
    countryCode: fc.constantFrom('JP' as const, 'CN' as const),
  })
  .map(({ style, year, month, fuel, displacement, price, handle, countryCode }) => ({
    id: '1',
    style_id: style.id,
    registered: `${year}-${month}-01`,
    fuel,
    model_level: 'SUV',
    displacement_cc: displacement,
    facts: { handle, countryCode },
    base_price_cents: price,
    min_price_cents: price,
    volume_m3: '12.5',
    transport_template: demoPricingSettings.tariffs[0]?.templateId ?? '',
    flash_deduction_cents: null,
    flash_ends_at: null,
  }));

test('While the basis is the same, so is the cost of every vehicle; it changes with the month', () => {
  const numbers = new Map(Array.from({ length: 365 }, (_, place) => [place, basisOn(place).number]));
  const alike = [...Map.groupBy(numbers.keys(), (place) => numbers.get(place)).values()];
  expect(alike.length).toBeGreaterThan(12);
  expect(alike.length).toBeLessThan(40);
  fc.assert(
    fc.property(anyRow, fc.constantFrom(...alike), fc.nat(), (row, days, pick) => {
      const [one, other] = [days[0] ?? 0, days[pick % days.length] ?? 0];
      const cost = (place: number) => landedTotal(row, basisOn(place), new Date(start + place * day));
      expect(cost(one)).toBeDefined();
      expect(cost(other)).toEqual(cost(one));
    }),
    { numRuns: 1000 },
  );
});

test('Rates, tariffs and insurance change the basis; deposit and clearance, which no cost depends on, do not', () => {
  const { number } = basisOn(0);
  const { rates, insurance, tariffs } = demoPricingSettings;
  const withTerms = (change: Partial<typeof demoPricingSettings>) =>
    basisOn(0, { ...demoPricingSettings, ...change }).number;
  expect(withTerms({ rates: { ...rates, kesPerUsd: rates.kesPerUsd + 1 } })).not.toBe(number);
  expect(withTerms({ insurance: { ...insurance, policyFeeCents: insurance.policyFeeCents + 1 } })).not.toBe(number);
  expect(withTerms({ tariffs: tariffs.filter(({ portId }) => portId !== 'p-mba') })).not.toBe(number);
  expect(withTerms({ depositRatio: 0.5, clearance: {} })).toBe(number);
});

test('Only a country whose taxes are all known has a basis', () => {
  const known = receivingCountries.filter(({ code }) =>
    landedBasis(code, { terms: demoPricingSettings, rules: countryRules }, new Date(start)),
  );
  expect(known.map(({ code }) => code)).toEqual(['KE']);
  expect(landedBasis('FR', { terms: demoPricingSettings, rules: countryRules }, new Date(start))).toBeUndefined();
  expect(
    landedBasis('KE', { terms: demoPricingSettings, rules: countryRules }, new Date('2020-01-01T00:00:00Z')),
  ).toBeUndefined();
});

test('A change of the cost formula comes with a new version', () => {
  const rows = fc.sample(anyRow, { numRuns: 200, seed: 7 });
  const totals = rows.map((row) => landedTotal(row, basisOn(0), new Date(start)));
  const digest = createHash('sha256').update(JSON.stringify(totals)).digest('hex').slice(0, 12);
  // If only rules, prices or demo settings changed, write the new digest here. Otherwise raise the version as well.
  expect({ formulaVersion, digest }).toEqual({ formulaVersion: 3, digest: '091d7fb98e6a' });
});
