import { describe, expect, it } from 'vitest';
import { createRenderBudget } from './render-budget.ts';

describe('the rendering budget', () => {
  it('is separate for each address and refills over time', () => {
    let now = 0;
    const budget = createRenderBudget({ most: 2, perSecond: 1, mostUnderWay: 9 }, () => now);
    const spend = (caller: string) => budget.spend(caller) !== undefined;
    expect([spend('a'), spend('a'), spend('a'), spend('b')]).toEqual([true, true, false, true]);
    now = 999;
    expect(spend('a')).toBe(false);
    now = 1000;
    expect([spend('a'), spend('a')]).toEqual([true, false]);
    now = 60_000;
    expect([spend('a'), spend('a'), spend('a')]).toEqual([true, true, false]);
  });

  it('lets each address have a few pages made at the same time', () => {
    const budget = createRenderBudget({ most: 60, perSecond: 1, mostUnderWay: 2 }, () => 0);
    const made = budget.spend('a');
    expect([budget.spend('a'), budget.spend('a'), budget.spend('b')].map((one) => one !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    made?.();
    expect(budget.spend('a')).toBeDefined();
  });
});
