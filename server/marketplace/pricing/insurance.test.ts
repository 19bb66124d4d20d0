import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insuranceOf } from './insurance.ts';

const insurance = { policyFeeCents: 2000, ratioOfCif: 0.0088, minimumCents: 5000 };

describe('Insurance', () => {
  it('The premium is the fee plus a share of the CIF value including the premium, rounded to ten dollars', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (cost, freight) => {
          const premium = insuranceOf(insurance, cost, freight);
          const due = insurance.policyFeeCents + insurance.ratioOfCif * (cost + freight + premium);
          expect(premium % 1000).toBe(0);
          expect(Math.abs(premium - due)).toBeLessThanOrEqual(505);
        },
      ),
    );
  });

  it('The premium is never below its minimum', () => {
    expect(insuranceOf(insurance, 0, 0)).toBe(5000);
  });
});
