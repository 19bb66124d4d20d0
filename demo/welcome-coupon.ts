import { inThree } from '#server/platform/names.ts';

/** The demo's welcome coupon for new accounts. */
export const welcomeCoupon = {
  kindId: 'welcome',
  code: 'WELCOME100',
  names: inThree(['Welcome coupon', '新人优惠券', 'ウェルカムクーポン']),
  /** Describes the eligible vehicles. */
  scope: inThree(['All vehicles', '全部车辆', '全車種']),
  quotaCents: 10_000,
};
