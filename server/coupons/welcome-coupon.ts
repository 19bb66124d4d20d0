import type { Context } from '../calls/context.ts';
import { newId } from '../secrets/ids.ts';
import { inThree, type Names } from '../reference/names.ts';
import { marketDay } from '../reference/market-time.ts';

/** A kind of coupon, of which accounts get single ones. */
export interface CouponTemplate {
  code: string;
  names: Names;
  /** Says in words for which vehicles it is good. */
  scope: Names;
  quotaCents: number;
}

/** Everybody who registers gets this coupon. */
export const welcomeCoupon: CouponTemplate = {
  code: 'WELCOME100',
  names: inThree(['Welcome coupon', '新人优惠券', 'ウェルカムクーポン']),
  scope: inThree(['All vehicles', '全部车辆', '全車種']),
  quotaCents: 10_000,
};

const daysToUse = 180;
const day = 24 * 3_600_000;
const forAllVehicles = 1;

/** Gives a new account the coupon that the home page promises to whoever registers. */
export async function giveWelcomeCoupon({ database, now }: Context, accountId: string): Promise<void> {
  const { code, names, scope, quotaCents } = welcomeCoupon;
  await database
    .insertInto('coupon')
    .values({
      id: newId(),
      account_id: accountId,
      code,
      names: JSON.stringify(names),
      scope: JSON.stringify(scope),
      quota_cents: quotaCents,
      use_type: forAllVehicles,
      vehicle_ids: [],
      effective_on: marketDay(now),
      expires_on: marketDay(new Date(now.getTime() + daysToUse * day)),
      state: 'unused',
      order_id: null,
    })
    .execute();
}
