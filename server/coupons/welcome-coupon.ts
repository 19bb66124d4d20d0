import type { Context } from '../calls/context.ts';
import { newId } from '../ids.ts';
import { couponTemplates } from '../stock/people/coupons.ts';
import { marketDay } from './market-day.ts';

const daysToUse = 180;
const day = 24 * 3_600_000;
const forAllVehicles = 1;

/** Gives a new account the coupon that the home page promises to whoever registers. */
export async function giveWelcomeCoupon({ database, now }: Context, accountId: string): Promise<void> {
  const { code, names, scope, quotaCents } = couponTemplates.welcome;
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
