import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '#states/order-state.ts';
import {
  actorOf,
  couponStateAt,
  leadsTo,
  orderActs,
  orderCan,
  underReviewAt,
  vehicleStateAt,
  type OrderAct,
} from './order-graph.ts';

/** The graph written out independently: for each state, the allowed acts and their targets. */
const expected: Readonly<Record<OrderState, Partial<Record<OrderAct, OrderState>>>> = {
  awaitingDeposit: {
    payDeposit: 'depositInReview',
    close: 'cancelled',
    lapse: 'cancelled',
    prepare: 'preparing',
    cancel: 'cancelled',
  },
  depositInReview: {
    approvePayment: 'preparing',
    acceptPart: 'awaitingDeposit',
    rejectPayment: 'awaitingDeposit',
    cancel: 'cancelled',
  },
  preparing: { ship: 'shipped', reversePayment: 'awaitingDeposit', cancel: 'cancelled' },
  shipped: { requestBalance: 'awaitingBalance', putInTransit: 'inTransit' },
  awaitingBalance: { payBalance: 'balanceInReview', putInTransit: 'inTransit' },
  balanceInReview: { approvePayment: 'inTransit', acceptPart: 'awaitingBalance', rejectPayment: 'awaitingBalance' },
  inTransit: { reversePayment: 'awaitingBalance', confirmDelivery: 'completed', complete: 'completed' },
  completed: {},
  cancelled: {},
};

describe('The order graph', () => {
  const pairs = orderStates.flatMap((state) => orderActs.map((act) => ({ state, act })));

  it('is drawn with every act in docs/orders.md', () => {
    const [, drawn = ''] = readFileSync('docs/orders.md', 'utf8').split('```');
    expect(orderActs.filter((act) => !drawn.includes(act))).toEqual([]);
  });

  it.each(pairs)(
    'B-163 B-164 B-165 B-166 B-167 B-168 B-169 B-170 B-171 The graph has the expected result for $act in state $state',
    ({ state, act }) => {
      expect(leadsTo(act, state)).toBe(expected[state][act]);
      expect(orderCan[act](state)).toBe(expected[state][act] !== undefined);
    },
  );

  it('B-163 An order that awaits its deposit can be paid and closed', () => {
    expect(orderCan.payDeposit('awaitingDeposit') && orderCan.close('awaitingDeposit')).toBe(true);
  });

  it('B-164 B-168 An order cannot be paid while a payment is under review', () => {
    for (const state of ['depositInReview', 'balanceInReview'] as const) {
      expect(orderCan.payDeposit(state) || orderCan.payBalance(state)).toBe(false);
    }
    const states = ['depositInReview', 'balanceInReview', 'preparing'] as const;
    expect(states.map(underReviewAt)).toEqual(['deposit', 'balance', undefined]);
  });

  it('Buyers have four acts', () => {
    const own = orderActs.filter((act) => actorOf(act) === 'buyer');
    expect(own).toEqual(['payDeposit', 'payBalance', 'close', 'confirmDelivery']);
  });

  it('An order ends completed or cancelled, and every other state can be left', () => {
    for (const state of orderStates) {
      const ends = state === 'completed' || state === 'cancelled';
      expect(orderActs.some((act) => orderCan[act](state))).toBe(!ends);
    }
  });

  it('The vehicle is held until sold or released, and coupons are frozen until the deposit has arrived', () => {
    expect(orderStates.map(vehicleStateAt)).toEqual([
      ...Array.from({ length: 7 }, () => 'held'),
      'removed',
      'available',
    ]);
    expect(orderStates.map(couponStateAt)).toEqual([
      'frozen',
      'frozen',
      ...Array.from({ length: 6 }, () => 'used'),
      'unused',
    ]);
  });
});
