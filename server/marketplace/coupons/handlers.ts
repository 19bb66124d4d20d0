import type { Handlers } from '#generated/server.ts';
import { type Context, userOf } from '#server/platform/calls/context.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { type CouponRow, couponStateOn, describeCoupon, readCoupons } from './coupons.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

export const couponHandlers: Pick<Handlers<Context>, 'listCoupons'> = {
  async listCoupons(_payload, context) {
    const { database, language, now } = context;
    const today = marketDay(now);
    const coupons = (await readCoupons(database, userOf(context).accountId)).toSorted(byUse(today));
    if (coupons.length === 0) return { code: 0, body: [] };
    const { rates } = await readPricingSettings(database);
    return { code: 0, body: coupons.map((coupon) => describeCoupon(coupon, { language, rates, today })) };
  },
};

/** Usable coupons first, then by last day, the latest first. */
function byUse(today: string): (one: CouponRow, other: CouponRow) => number {
  const isSpent = (coupon: CouponRow) => Number(couponStateOn(coupon, today) !== 'available');
  return (one, other) =>
    isSpent(one) - isSpent(other) || other.expires_on.localeCompare(one.expires_on) || one.id.localeCompare(other.id);
}
