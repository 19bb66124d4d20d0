import { expect, test } from 'vitest';
import { checkOrder } from './check-order.ts';

test('B-205 checks the country first, then the port', () => {
  expect(checkOrder({ countryCode: '' }, false)?.field).toBe('country');
  expect(checkOrder({ countryCode: 'KE' }, false)?.field).toBe('port');
  expect(checkOrder({ countryCode: 'KE' }, true)).toBeUndefined();
});
