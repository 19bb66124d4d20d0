interface Dated {
  state: 'unused' | 'frozen' | 'used';
  effective_on: string;
  expires_on: string;
}

export type CouponStatus = 1 | 2 | 3 | 4;

/** 1 to be used, 2 expired, 3 frozen, 4 used. Nothing expires while a reservation holds it. */
export function couponStatus({ state, expires_on }: Dated, today: string): CouponStatus {
  if (state === 'used') return 4;
  if (state === 'frozen') return 3;
  return expires_on < today ? 2 : 1;
}

export function isUsable(coupon: Dated, today: string): boolean {
  return couponStatus(coupon, today) === 1 && coupon.effective_on <= today;
}
