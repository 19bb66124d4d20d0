import { QuoteRefused } from './quote-refused.ts';

export interface PricedCoupon {
  id: string;
  quotaCents: number;
  /** The designated vehicles; absent for a coupon that is good for all. */
  vehicleIds?: readonly string[] | undefined;
}

export interface AppliedCoupon {
  id: string;
  cents: number;
}

export function couponAccepts(coupon: PricedCoupon, vehicleId: string): boolean {
  return coupon.vehicleIds === undefined || coupon.vehicleIds.includes(vehicleId);
}

/**
 * What each coupon takes off, in the order given. Together they stop at the minimum selling price; where a flash sale
 * has already gone below it, they take off nothing.
 */
export function applyCoupons(
  coupons: readonly PricedCoupon[],
  vehicle: { id: string; minimumCents: number },
  priceCents: number,
): AppliedCoupon[] {
  let left = Math.max(0, priceCents - vehicle.minimumCents);
  return coupons.map((coupon) => {
    if (!couponAccepts(coupon, vehicle.id)) throw new QuoteRefused('couponUnavailable');
    const cents = Math.min(coupon.quotaCents, left);
    left -= cents;
    return { id: coupon.id, cents };
  });
}
