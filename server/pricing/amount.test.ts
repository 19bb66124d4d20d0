import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, divideToStep, multiplyDivide, takeRatio, transferPrice } from './amount.ts';

describe('rounding', () => {
  it('is half up', () => {
    expect([multiplyDivide(1, 1, 2), multiplyDivide(3, 1, 2), multiplyDivide(1, 49, 100)]).toEqual([1, 2, 0]);
  });

  it('is exact beyond what floating point can hold', () => {
    expect(multiplyDivide(9_007_199_254_740_991, 3, 3)).toBe(9_007_199_254_740_991);
  });

  it('takes a ratio as written, not as its binary neighbour', () => {
    expect(takeRatio(1_005, 0.7)).toBe(704);
    expect(takeRatio(115, 0.1)).toBe(12);
  });

  it('goes to the nearest step', () => {
    expect([divideToStep(14_999, 10, 1000), divideToStep(15_000, 10, 1000)]).toEqual([1000, 2000]);
  });
});

const rates = { jpyPerUsd: 152, kesPerUsd: 129 };

describe('a transfer price', () => {
  it('turns dollars and yen into whole Kenyan shillings', () => {
    expect(transferPrice(6850, 'USDToKES', rates)).toBe(883_650);
    expect(transferPrice(1_041_200, 'JPYToKES', rates)).toBe(883_650);
    expect(transferPrice(0.01, 'USDToKES', rates)).toBe(1);
  });

  it('is what a quote says in shillings for the same dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(transferPrice(cents / 100, 'USDToKES', rates)).toBe(convert(cents, rates).kes);
      }),
    );
  });
});
