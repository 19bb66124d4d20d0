import { expect, test } from 'vitest';
import type { OrderStatus } from '#generated/client/types.gen.ts';
import { orderCan, orderIs, orderTabs } from './order-actions.ts';

const allowed = (status: OrderStatus) =>
  Object.entries({ ...orderCan, underReview: orderIs.underReview })
    .filter(([, may]) => may({ status }))
    .map(([name]) => name);

test.each<[string, OrderStatus, string[]]>([
  ['B-163 pending payment', 0, ['payDeposit', 'cancel', 'downloadProforma']],
  ['B-164 the deposit under review', 1, ['downloadProforma', 'underReview']],
  ['B-165 preparing', 2, ['downloadProforma']],
  ['B-166 shipped', 3, ['track', 'downloadProforma']],
  ['B-167 shipped, the balance due', 4, ['payBalance', 'track', 'downloadProforma']],
  ['B-168 the balance under review', 5, ['track', 'downloadProforma', 'underReview']],
  ['B-169 in transit', 6, ['track', 'confirmReceipt', 'downloadProforma']],
  ['B-170 completed', 7, ['track', 'downloadProforma']],
  ['B-171 cancelled', 8, []],
])('%s, B-177 allows in status %i only %j', (_name, status, expected) => {
  expect(allowed(status)).toEqual(expected);
});

test('B-075 B-172 loads for each tab its own statuses', () => {
  expect(orderTabs.map(({ name, statusDesc }) => [name, statusDesc])).toEqual([
    ['all', ''],
    ['pending', '0,1,4,5'],
    ['processing', '2'],
    ['shipped', '3,6'],
    ['completed', '7'],
    ['cancelled', '8'],
  ]);
});
