import { describe, expect, it } from 'vitest';
import { divideToStep, multiplyDivide, takeRatio } from './rounding.ts';

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
