import { expect, test } from 'vitest';
import { dueAmounts, pricesOf } from '#site/components/quoted-prices.ts';
import { priceExample } from '../testing/examples.ts';
import { seenPrices } from './use-order.ts';

test('B-127 stores every amount as text, in dollars, in yen and in the destination’s currency', () => {
  const prices = pricesOf(priceExample('flashSale'));
  expect(Object.keys(prices).toSorted()).toEqual(
    ['clearance', 'deposit', 'depositWithClearance', 'flashSaleDeduction', 'insurance', 'total'].concat([
      'totalWithClearance',
      'transport',
      'vehicle',
    ]),
  );
  expect(prices.total).toEqual({ text: 'USD 17,200', usd: 17_200, jpy: 2_614_400, inCountry: 2_218_800 });
  expect(prices.transport).toEqual({ text: 'USD 1,900', usd: 1900, jpy: 288_800, inCountry: 245_100 });
  const { discount } = pricesOf(priceExample('withCoupon'));
  expect(discount).toEqual({ text: 'USD 100', usd: 100, jpy: 15_200, inCountry: 12_900 });
});

test('B-150 shows ASK for freight, insurance, total and deposit with collect freight', () => {
  const prices = seenPrices(priceExample(), { freightRadio: 1 });
  for (const name of ['transport', 'insurance', 'total', 'deposit'] as const)
    expect(prices[name]).toEqual({ text: 'ASK' });
  expect(prices.vehicle?.text).toBe('USD 5,350');
  expect(prices.totalWithClearance).toBeUndefined();
});

test('B-153 uses the total and deposit with customs clearance', () => {
  const prices = seenPrices(priceExample(), { freightRadio: 0 });
  expect(dueAmounts(prices, false)).toMatchObject({ total: { text: 'USD 6,850' }, deposit: { text: 'USD 2,055' } });
  expect(dueAmounts(prices, true)).toMatchObject({ total: { text: 'USD 10,950' }, deposit: { text: 'USD 3,285' } });
});

test('B-162 includes the flash-sale deduction', () => {
  expect(seenPrices(priceExample('flashSale'), { freightRadio: 0 })).toMatchObject({
    vehicle: { text: 'USD 15,120' },
    flashSaleDeduction: { text: 'USD 1,200' },
  });
});
