import { expect, test } from 'vitest';
import { priceChange } from './use-confirmed-price.ts';

const amountOf = (usd: number, jpy = 1000) => ({ text: `USD ${usd}`, usd, jpy });
const due = (total: ReturnType<typeof amountOf> | undefined, deposit = amountOf(3)) => ({ total, deposit });

test('compares a price in the payment currency', () => {
  const [before, now] = [due(amountOf(10)), due(amountOf(11))];
  const risen = { what: 'price', before: 'USD 10', now: 'USD 11', hasRisen: true };
  expect(priceChange(before, now, 'USD')).toEqual(risen);
  expect(priceChange(before, now, 'JPY')).toBeUndefined();
  expect(priceChange(now, before, 'USD')?.hasRisen).toBe(false);
  expect(priceChange(due(undefined), now, 'USD')).toBeUndefined();
});

test('names the deposit if only it has changed, or has risen while the price fell', () => {
  const before = due(amountOf(10));
  const [same, lower, higher] = [10, 9, 11].map((total) => due(amountOf(total), amountOf(4)));
  const risen = { what: 'deposit', before: 'USD 3', now: 'USD 4', hasRisen: true };
  expect([same, lower].map((now) => now && priceChange(before, now, 'USD'))).toEqual([risen, risen]);
  expect(higher && priceChange(before, higher, 'USD')?.what).toBe('price');
});
