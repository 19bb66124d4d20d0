import type { Database } from '../database/tables.ts';
import { couponAccepts } from '../pricing/quote.ts';
import { type CouponRow, isUsable, pricedCouponOf, readCoupons } from './coupon.ts';
import { marketDay } from '../reference/market-time.ts';

interface Choice {
  accountId: string;
  vehicleId: string;
  now: Date;
}

/** The account's coupons that can be used today on a vehicle. */
export async function findUsableCoupons(
  database: Database,
  { accountId, vehicleId, now }: Choice,
): Promise<CouponRow[]> {
  const today = marketDay(now);
  const coupons = await readCoupons(database, accountId);
  return coupons.filter((coupon) => isUsable(coupon, today) && couponAccepts(pricedCouponOf(coupon), vehicleId));
}

/** The named coupons in the order named; undefined unless the account can use every one of them on the vehicle. */
export async function chooseCoupons(
  database: Database,
  ids: readonly string[],
  choice: Choice,
): Promise<CouponRow[] | undefined> {
  if (ids.length === 0) return [];
  const usable = new Map((await findUsableCoupons(database, choice)).map((coupon) => [coupon.id, coupon]));
  const chosen = ids.flatMap((id) => usable.get(id) ?? []);
  return chosen.length === ids.length ? chosen : undefined;
}
