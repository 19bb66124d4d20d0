import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKesCents, fromKesCents, mostADay, mostAtOnce, splitPayments, toKes } from './mpesa-amounts.ts';

const parity = fc.record({
  units: fc.integer({ min: 1000, max: 20_000_000 }),
  kes: fc.integer({ min: 1000, max: 30_000_000 }),
});
const due = fc.integer({ min: 1, max: 20_000_000 });

describe('Amounts by M-Pesa', () => {
  it('pay exactly what is due when the shillings shown are paid', () => {
    fc.assert(
      fc.property(parity, due, (rate, units) => {
        expect(fromKesCents(toKes(units, rate) * 100, units, rate)).toBe(units);
      }),
    );
  });

  it('settle an amount exactly after any partial payments', () => {
    const parts = fc.array(fc.integer({ min: 1, max: mostAtOnce }), { maxLength: 6 });
    fc.assert(
      fc.property(parity, due, parts, (rate, units, payments) => {
        let rest = units;
        for (const payment of payments) if (rest > 0) rest -= Math.min(rest, fromKesCents(payment * 100, rest, rate));
        if (rest > 0) rest -= fromKesCents(toKes(rest, rate) * 100, rest, rate);
        expect(rest).toBe(0);
      }),
    );
  });

  it('settle an amount exactly in the parts first shown', () => {
    // In shillings for 1000 yen or cents.
    const rates = fc.integer({ min: 600, max: 2600 });
    fc.assert(
      fc.property(rates, due, (rate, units) => {
        const shown = { units: 1000, kes: rate };
        let rest = units;
        for (const [index, payment] of splitPayments(toKes(units, shown)).payments.entries()) {
          rest -= fromKesCents(payment * 100, rest, shown, index + 1);
        }
        expect(rest).toBe(0);
      }),
    );
  });

  it('are split at the limit of one payment and counted in days', () => {
    expect(splitPayments(294_120)).toEqual({ payments: [250_000, 44_120], days: 1 });
    expect(splitPayments(250_000)).toEqual({ payments: [250_000], days: 1 });
    expect(splitPayments(500_001)).toEqual({ payments: [250_000, 250_000, 1], days: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (kes) => {
        const { payments, days } = splitPayments(kes);
        expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(kes);
        expect(Math.max(...payments)).toBeLessThanOrEqual(mostAtOnce);
        expect(days * mostADay).toBeGreaterThanOrEqual(kes);
      }),
    );
  });

  it('are written with cents only if there are any', () => {
    expect([formatKesCents(25_000_000), formatKesCents(1050), formatKesCents(5)]).toEqual([
      'KES 250,000',
      'KES 10.50',
      'KES 0.05',
    ]);
  });
});
