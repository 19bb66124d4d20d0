import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  actorOf,
  couponStateAt,
  leadsTo,
  orderActs,
  orderCan,
  orderStatuses,
  underReviewAt,
  vehicleStateAt,
  type OrderAct,
} from './order-graph.ts';

/** The graph written out independently: for each status, the allowed acts and their targets. */
const expected: Readonly<Record<number, Partial<Record<OrderAct, number>>>> = {
  0: { payDeposit: 1, close: 8, lapse: 8, prepare: 2, cancel: 8 },
  1: { approvePayment: 2, acceptPart: 0, rejectPayment: 0, cancel: 8 },
  2: { ship: 3, reversePayment: 0, cancel: 8 },
  3: { requestBalance: 4, putInTransit: 6 },
  4: { payBalance: 5, putInTransit: 6 },
  5: { approvePayment: 6, acceptPart: 4, rejectPayment: 4 },
  6: { reversePayment: 4, confirmDelivery: 7, complete: 7 },
  7: {},
  8: {},
};

describe('The order graph', () => {
  const pairs = orderStatuses.flatMap((status) => orderActs.map((act) => ({ status, act })));

  it('is drawn with every act in docs/orders.md', () => {
    const [, drawn = ''] = readFileSync('docs/orders.md', 'utf8').split('```');
    expect(orderActs.filter((act) => !drawn.includes(act))).toEqual([]);
  });

  it.each(pairs)(
    'B-163 B-164 B-165 B-166 B-167 B-168 B-169 B-170 B-171 The graph has the expected result for $act in status $status',
    ({ status, act }) => {
      expect(leadsTo(act, status)).toBe(expected[status]?.[act]);
      expect(orderCan[act](status)).toBe(expected[status]?.[act] !== undefined);
    },
  );

  it('B-163 An order in status 0 can be paid and closed', () => {
    expect(orderCan.payDeposit(0) && orderCan.close(0)).toBe(true);
  });

  it('B-164 B-168 An order in status 1 or 5 cannot be paid, since a payment is under review', () => {
    for (const status of [1, 5] as const) {
      expect(orderCan.payDeposit(status) || orderCan.payBalance(status)).toBe(false);
    }
    expect([underReviewAt(1), underReviewAt(5), underReviewAt(2)]).toEqual(['deposit', 'balance', undefined]);
  });

  it('Buyers have four acts', () => {
    const own = orderActs.filter((act) => actorOf(act) === 'buyer');
    expect(own).toEqual(['payDeposit', 'payBalance', 'close', 'confirmDelivery']);
  });

  it('An order ends in status 7 or 8, and every other status can be left', () => {
    for (const status of orderStatuses) {
      const ends = status === 7 || status === 8;
      expect(orderActs.some((act) => orderCan[act](status))).toBe(!ends);
    }
  });

  it('The vehicle is held until sold or released, and coupons are frozen until the deposit has arrived', () => {
    expect(orderStatuses.map(vehicleStateAt)).toEqual([
      ...Array.from({ length: 7 }, () => 'held'),
      'removed',
      'available',
    ]);
    expect(orderStatuses.map(couponStateAt)).toEqual([
      'frozen',
      'frozen',
      ...Array.from({ length: 6 }, () => 'used'),
      'unused',
    ]);
  });
});
