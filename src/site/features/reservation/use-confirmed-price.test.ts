import { expect, test } from 'vitest';
import { priceChange } from './use-confirmed-price.ts';

test('compares a price in the payment currency', () => {
  const before = { text: 'USD 10', usd: 10, jpy: 1000 };
  const now = { text: 'USD 11', usd: 11, jpy: 1000 };
  expect(priceChange(before, now, 'USD')).toEqual({ before: 'USD 10', now: 'USD 11', hasRisen: true });
  expect(priceChange(before, now, 'JPY')).toBeUndefined();
  expect(priceChange(now, before, 'USD')?.hasRisen).toBe(false);
  expect(priceChange(undefined, now, 'USD')).toBeUndefined();
});
