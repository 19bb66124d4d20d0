import { expect, test } from 'vitest';
import { balanceOf } from './price-breakdown.tsx';

test('subtracts the deposit from the total to the cent', () => {
  expect(balanceOf({ text: '', usd: 6850.3, jpy: 1000 }, { text: '', usd: 2055.1, jpy: 300 })).toEqual({
    usd: 4795.2,
    jpy: 700,
  });
  expect(balanceOf({ text: 'ASK' }, { text: 'ASK' })).toBeUndefined();
});
