import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { CouponTable } from '../database/tables.ts';
import type { PricedCoupon } from '../pricing/coupons.ts';

export type CouponRow = Selectable<CouponTable>;

const forAllVehicles = 1;

export function readCoupons(database: Database, accountId: string): Promise<CouponRow[]> {
  return database.selectFrom('coupon').selectAll().where('account_id', '=', accountId).execute();
}

/** A coupon as pricing takes it. */
export function pricedCouponOf({ id, quota_cents, use_type, vehicle_ids }: CouponRow): PricedCoupon {
  return { id, quotaCents: quota_cents, vehicleIds: use_type === forAllVehicles ? undefined : vehicle_ids };
}
