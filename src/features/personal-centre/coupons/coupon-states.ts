import type { CouponStatus } from '../../../../generated/client/types.gen.ts';

/** The key of each state's name. */
export const stateNames = {
  1: 'couponToBeUsed',
  2: 'couponExpired',
  3: 'couponFrozen',
  4: 'couponUsed',
} as const satisfies Record<CouponStatus, string>;
