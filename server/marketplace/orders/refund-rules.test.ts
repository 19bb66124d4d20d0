import { describe, expect, it } from 'vitest';
import type { RefundRules } from '#generated/client/types.gen.ts';
import { addWorkingDays, promisedAmount, promiseRefund, refundLines } from './refund-rules.ts';

const all = { percent: 100, workingDays: 5 };
const rules: RefundRules = {
  notPaidInTime: all,
  changeOfMind: { percent: 90, workingDays: 5 },
  failedInspection: all,
  lateShip: all,
  lostShip: all,
  notAsDescribed: all,
  freeHours: 24,
  lateDays: 30,
};
const firstPaidAt = new Date('2026-06-12T09:00:00Z');

describe('The refund rules', () => {
  it('count working days without weekends', () => {
    expect(addWorkingDays('2026-06-12', 1)).toBe('2026-06-15');
    expect(addWorkingDays('2026-06-12', 6)).toBe('2026-06-22');
  });

  it('return everything to a buyer whose mind changes within the free hours', () => {
    const promiseAt = (now: string) =>
      promiseRefund(rules, { situation: 'changeOfMind', firstPaidAt, received: 50_000, now: new Date(now) });
    expect(promiseAt('2026-06-13T09:00:00Z')).toMatchObject({ percent: 100 });
    expect(promiseAt('2026-06-13T09:00:01Z')).toEqual({
      situation: 'changeOfMind',
      percent: 90,
      received: 50_000,
      sendBy: '2026-06-19',
    });
  });

  it('promise no more than is left to refund', () => {
    const sums = { received: 10_001, givenBack: 0, underWay: 0, refundable: 10_001 };
    expect(promisedAmount({ percent: 90 }, sums)).toBe(9001);
    expect(promisedAmount({ percent: 90 }, { ...sums, givenBack: 9000, refundable: 1001 })).toBe(1);
    expect(promisedAmount({ percent: 100 }, { ...sums, refundable: 500 })).toBe(500);
  });

  it('return money completely that arrives after the cancellation', () => {
    const sums = { received: 150_000, givenBack: 0, underWay: 0, refundable: 150_000 };
    expect(promisedAmount({ percent: 90, received: 50_000 }, sums)).toBe(145_000);
  });

  it('are stated on an invoice without a gap', () => {
    const lines = refundLines(rules);
    expect(lines).toHaveLength(6);
    expect(lines.join(' ')).not.toContain('{{');
    expect(lines[1]).toContain('90% of what you have paid');
  });
});
