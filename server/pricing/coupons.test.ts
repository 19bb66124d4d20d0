import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from './quote.ts';
import { anyInput, input, vehicle } from './testing/quote-inputs.ts';

const coupon = { id: 'c1', quotaCents: 10_000 };

describe('coupons', () => {
  it('take their quota off the vehicle price and the total, and nothing else', () => {
    const plain = quote(input);
    const result = quote({ ...input, coupons: [coupon] });
    expect(result.discount).toEqual({ usdCents: 10_000, jpy: 15_200, kes: 12_900 });
    expect(result.total.usdCents).toBe(plain.total.usdCents - 10_000);
    expect(result.insurance).toEqual(plain.insurance);
    expect(result.clearance?.price).toEqual(plain.clearance?.price);
  });

  it('stop at the minimum selling price when they stack', () => {
    const three = ['c1', 'c2', 'c3'].map((id) => ({ id, quotaCents: 10_000 }));
    const result = quote({ ...input, coupons: three });
    expect(result.vehicle.usdCents).toBe(vehicle.minimumCents);
    expect(result.coupons.map(({ cents }) => cents)).toEqual([10_000, 10_000, 5000]);
  });

  it('take nothing off a sale that is below the minimum already', () => {
    const onSale = { ...vehicle, flashDeductionCents: 30_000 };
    expect(quote({ ...input, vehicle: onSale, coupons: [coupon] }).discount.usdCents).toBe(0);
  });

  it('never bring a price below the minimum or below nothing, whatever they are', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const before = quote({ ...any, coupons: [] }).vehicle.usdCents;
        const after = quote(any).vehicle.usdCents;
        expect(after).toBeGreaterThanOrEqual(Math.min(before, any.vehicle.minimumCents));
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('are refused for a vehicle that they are not designated for', () => {
    const other = { ...coupon, vehicleIds: ['v2'] };
    expect(() => quote({ ...input, coupons: [other] })).toThrow(
      expect.objectContaining({ reason: 'couponUnavailable' }),
    );
    expect(quote({ ...input, coupons: [{ ...coupon, vehicleIds: ['v1'] }] }).discount.usdCents).toBe(10_000);
  });
});
