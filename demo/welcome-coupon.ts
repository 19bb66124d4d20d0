import { inLanguages } from '#server/platform/names.ts';

/** The demo's welcome coupon for new accounts. */
export const welcomeCoupon = {
  kindId: 'welcome',
  code: 'WELCOME100',
  names: inLanguages(['Welcome coupon', '新人优惠券', 'ウェルカムクーポン', 'Kuponi ya kukaribisha']),
  /** Describes the eligible vehicles. */
  scope: inLanguages(['All vehicles', '全部车辆', '全車種', 'Magari yote']),
  quotaCents: 10_000,
};
