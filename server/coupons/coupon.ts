import type { Selectable } from 'kysely';
import type { CouponTable } from '../database/tables/account-tables.ts';
import type { Database } from '../database/tables.ts';
import type { PricedCoupon } from '../pricing/coupons.ts';
import type { Coupon } from '../../generated/client/types.gen.ts';
import { convert, type Rates } from '../pricing/amount.ts';
import { inThree } from '../reference/names.ts';
import type { Language } from '../../wire/language.ts';

export type CouponRow = Selectable<CouponTable>;

const forAllVehicles = 1;

export function readCoupons(database: Database, accountId: string): Promise<CouponRow[]> {
  return database.selectFrom('coupon').selectAll().where('account_id', '=', accountId).execute();
}

/** A coupon as pricing takes it. */
export function pricedCouponOf({ id, quota_cents, use_type, vehicle_ids }: CouponRow): PricedCoupon {
  return { id, quotaCents: quota_cents, vehicleIds: use_type === forAllVehicles ? undefined : vehicle_ids };
}

interface Dated {
  state: 'unused' | 'frozen' | 'used';
  effective_on: string;
  expires_on: string;
}

type CouponStatus = 1 | 2 | 3 | 4;

/** 1 to be used, 2 expired, 3 frozen, 4 used. Nothing expires while a reservation holds it. */
export function couponStatus({ state, expires_on }: Dated, today: string): CouponStatus {
  if (state === 'used') return 4;
  if (state === 'frozen') return 3;
  return expires_on < today ? 2 : 1;
}

export function isUsable(coupon: Dated, today: string): boolean {
  return couponStatus(coupon, today) === 1 && coupon.effective_on <= today;
}

interface Reader {
  language: Language;
  rates: Rates;
  today: string;
}

const scopes = {
  1: inThree(['All vehicles', '全部车辆', '全車種']),
  2: inThree(['Designated vehicles', '指定车辆', '対象車種限定']),
} as const;

/** A coupon as its owner sees it. */
export function describeCoupon(row: CouponRow, { language, rates, today }: Reader): Coupon {
  const quota = convert(row.quota_cents, rates);
  const useType = row.use_type === 1 ? 1 : 2;
  return {
    id: row.id,
    name: row.names[language],
    code: row.code,
    quotaUSD: quota.usdCents / 100,
    quotaKES: quota.kes,
    quotaJPY: quota.jpy,
    effectiveDate: row.effective_on,
    expiry: row.expires_on,
    useType,
    scope: (row.scope ?? scopes[useType])[language],
    status: couponStatus(row, today),
  };
}
