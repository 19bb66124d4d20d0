import { describe, expect, it } from 'vitest';
import { createRenderBudget } from './render-budget.ts';

describe('the rendering budget', () => {
  it('is spent by each address for itself, and grows again with time', () => {
    let now = 0;
    const budget = createRenderBudget({ most: 2, perSecond: 1 }, () => now);
    const spend = (caller: string) => budget.spend(caller);
    expect([spend('a'), spend('a'), spend('a'), spend('b')]).toEqual([true, true, false, true]);
    now = 999;
    expect(spend('a')).toBe(false);
    now = 1000;
    expect([spend('a'), spend('a')]).toEqual([true, false]);
    now = 60_000;
    expect([spend('a'), spend('a'), spend('a')]).toEqual([true, true, false]);
  });
});
