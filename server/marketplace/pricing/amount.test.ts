import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, divideToStep, multiplyDivide, takeRatio, transferPrice } from './amount.ts';

describe('Rounding', () => {
  it('A half is rounded up', () => {
    expect([multiplyDivide(1, 1, 2), multiplyDivide(3, 1, 2), multiplyDivide(1, 49, 100)]).toEqual([1, 2, 0]);
  });

  it('A product beyond floating-point precision is exact', () => {
    expect(multiplyDivide(9_007_199_254_740_991, 3, 3)).toBe(9_007_199_254_740_991);
  });

  it('A quotient of any size equals that of unlimited integers', () => {
    const whole = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 2_000_000_000 }));
    fc.assert(
      fc.property(
        fc.tuple(fc.boolean(), whole),
        whole,
        fc.integer({ min: 1, max: 10_000_000 }),
        ([isNegative, size], by, parts) => {
          const value = isNegative ? -size : size;
          const doubled = BigInt(value) * BigInt(by) * 2n + BigInt(parts);
          expect(multiplyDivide(value, by, parts)).toBe(Number(doubled / (BigInt(parts) * 2n)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('A ratio is exact as written, not the nearest binary fraction', () => {
    expect(takeRatio(1_005, 0.7)).toBe(704);
    expect(takeRatio(115, 0.1)).toBe(12);
  });

  it('An amount is rounded to the nearest step', () => {
    expect([divideToStep(14_999, 10, 1000), divideToStep(15_000, 10, 1000)]).toEqual([1000, 2000]);
  });
});

const rates = { jpyPerUsd: 152, kesPerUsd: 129 };

describe('A transfer price', () => {
  it('Dollars and yen are converted into whole Kenyan shillings', () => {
    expect(transferPrice(6850, 'USDToKES', rates)).toBe(883_650);
    expect(transferPrice(1_041_200, 'JPYToKES', rates)).toBe(883_650);
    expect(transferPrice(0.01, 'USDToKES', rates)).toBe(1);
  });

  it('A transfer price equals a quote’s shillings for the same dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(transferPrice(cents / 100, 'USDToKES', rates)).toBe(convert(cents, rates).kes);
      }),
    );
  });
});
