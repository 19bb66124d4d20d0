import { expect, test } from 'vitest';
import { orderPrices } from './amounts-due.tsx';

test('B-137 reads amounts from their first field, or else from their second', () => {
  const second = { depositPrice: 'USD 1', totalPrice: 'USD 2' };
  expect(orderPrices(second)).toEqual({ deposit: 'USD 1', total: 'USD 2' });
  expect(orderPrices({ ...second, depositPriceDesc: 'USD 3', totalPriceDesc: 'USD 4' })).toEqual({
    deposit: 'USD 3',
    total: 'USD 4',
  });
});
