import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payUnitOf } from './amount.ts';
import { formatAmount, formatJpy, formatKes, formatUsd } from './price-text.ts';

const contractPattern = /^(USD|JPY|KES) [0-9]{1,3}(,[0-9]{3})*(\.[0-9]{2})?$/;
const units = fc.integer({ min: 0, max: 10_000_000_000 });

/** The amount that a text states, in the currency's smallest unit. */
function unitsOf(text: string): { currency: string; units: number } | undefined {
  const [, currency, grouped, decimals] = /^(USD|JPY|KES) (\d{1,3}(?:,\d{3})*)(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (currency === undefined || grouped === undefined) return undefined;
  const whole = Number(grouped.replaceAll(',', ''));
  return { currency, units: currency === 'USD' ? whole * 100 + Number(decimals ?? 0) : whole };
}

describe('A price text', () => {
  it.each([
    [formatUsd(685_000), 'USD 6,850'],
    [formatUsd(685_050), 'USD 6,850.50'],
    [formatUsd(5), 'USD 0.05'],
    [formatUsd(0), 'USD 0'],
    [formatUsd(100_000_000), 'USD 1,000,000'],
    [formatJpy(1_041_200), 'JPY 1,041,200'],
    [formatKes(883_650), 'KES 883,650'],
  ])('An amount is written as %s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each([
    ['USD', formatUsd],
    ['JPY', formatJpy],
    ['KES', formatKes],
  ] as const)('A text in %s states its amount exactly, in the form that the contract asks for', (currency, format) => {
    fc.assert(
      fc.property(units, (amount) => {
        expect(format(amount)).toMatch(contractPattern);
        expect(unitsOf(format(amount))).toEqual({ currency, units: amount });
      }),
    );
  });

  it('A-005 B-003 English, Chinese and Swahili readers see US dollars, Japanese readers see yen', () => {
    const amount = { usdCents: 685_000, jpy: 1_041_200, kes: 883_650 };
    const texts = ['en', 'cn', 'sw', 'jp'].map((language) => formatAmount(amount, payUnitOf(language)));
    expect(texts).toEqual(['USD 6,850', 'USD 6,850', 'USD 6,850', 'JPY 1,041,200']);
  });
});
