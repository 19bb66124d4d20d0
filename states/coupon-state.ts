import type { CouponStatus } from '#generated/client/types.gen.ts';
import { invert } from './invert.ts';

/** The states of a coupon by their number in the contract. */
export const couponStateOf = {
  1: 'available',
  2: 'expired',
  3: 'frozen',
  4: 'used',
} as const satisfies Record<CouponStatus, string>;

export type CouponState = (typeof couponStateOf)[CouponStatus];

export const couponStatusOf = invert(couponStateOf);
