import { inThree } from '../server/reference/names.ts';

/** The coupon that the demo gives to whoever registers. */
export const welcomeCoupon = {
  kindId: 'welcome',
  code: 'WELCOME100',
  names: inThree(['Welcome coupon', '新人优惠券', 'ウェルカムクーポン']),
  /** Says in words for which vehicles it is good. */
  scope: inThree(['All vehicles', '全部车辆', '全車種']),
  quotaCents: 10_000,
};
