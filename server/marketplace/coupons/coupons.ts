import type { Selectable } from 'kysely';
import { type CouponState, couponStatusOf } from '#states/coupon-state.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CouponTable } from '#server/platform/database/tables/account-tables.ts';
import { couponAccepts, type PricedCoupon } from '#server/marketplace/pricing/quote.ts';
import type { Coupon } from '#generated/client/types.gen.ts';
import { convert, type Rates } from '#server/marketplace/pricing/amount.ts';
import { inLanguages, nameIn } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

/** The issue time is internal; it arrives as text where it is read as part of JSON. */
export type CouponRow = Omit<Selectable<CouponTable>, 'given_at'>;

const forAllVehicles = 1;

export function readCoupons(database: Database, accountId: string): Promise<CouponRow[]> {
  return database.selectFrom('coupon').selectAll().where('account_id', '=', accountId).execute();
}

/** Maps a coupon to pricing's input. */
export function pricedCouponOf({ id, quota_cents, use_type, vehicle_ids }: CouponRow): PricedCoupon {
  return { id, quotaCents: quota_cents, vehicleIds: use_type === forAllVehicles ? undefined : vehicle_ids };
}

interface Dated {
  state: 'unused' | 'frozen' | 'used';
  effective_on: string;
  expires_on: string;
}

/** A coupon frozen by an order does not expire. */
export function couponStateOn({ state, expires_on }: Dated, today: string): CouponState {
  if (state !== 'unused') return state;
  return expires_on < today ? 'expired' : 'available';
}

export function isUsable(coupon: Dated, today: string): boolean {
  return couponStateOn(coupon, today) === 'available' && coupon.effective_on <= today;
}

interface Reader {
  language: Language;
  rates: Rates;
  today: string;
}

const scopes = {
  1: inLanguages(['All vehicles', '全部车辆', '全車種', 'Magari yote']),
  2: inLanguages(['Designated vehicles', '指定车辆', '対象車種限定', 'Magari yaliyoteuliwa']),
} as const;

/** Describes a coupon for its owner. */
export function describeCoupon(row: CouponRow, { language, rates, today }: Reader): Coupon {
  const quota = convert(row.quota_cents, rates);
  const useType = row.use_type === 1 ? 1 : 2;
  return {
    id: row.id,
    name: nameIn(row.names, language),
    code: row.code,
    quotaUSD: quota.usdCents / 100,
    quotaKES: quota.kes,
    quotaJPY: quota.jpy,
    effectiveDate: row.effective_on,
    expiry: row.expires_on,
    useType,
    scope: nameIn(row.scope ?? scopes[useType], language),
    status: couponStatusOf[couponStateOn(row, today)],
  };
}

interface Choice {
  accountId: string;
  vehicleId: string;
  now: Date;
}

/** Reads the account's coupons that can be used today on a vehicle. */
async function findUsableCoupons(database: Database, { accountId, vehicleId, now }: Choice): Promise<CouponRow[]> {
  return usableOn(vehicleId, await readCoupons(database, accountId), now);
}

/** Filters an account's coupons to those usable today on a vehicle. */
export function usableOn(vehicleId: string, coupons: readonly CouponRow[], now: Date): CouponRow[] {
  const today = marketDay(now);
  return coupons.filter((coupon) => isUsable(coupon, today) && couponAccepts(pricedCouponOf(coupon), vehicleId));
}

/** Finds the named coupons in order; undefined unless the account can use all of them on the vehicle. */
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

/** Freezes coupons for an order. Returns false if one was taken meanwhile; the call must then be refused. */
export async function freezeCoupons(transaction: Database, ids: readonly string[], orderId: string): Promise<boolean> {
  if (ids.length === 0) return true;
  const frozen = await transaction
    .updateTable('coupon')
    .set({ state: 'frozen', order_id: orderId })
    .where('id', 'in', ids)
    .where('state', '=', 'unused')
    .returning('id')
    .execute();
  return frozen.length === ids.length;
}

/** Sets an order's coupons to the state its status requires. Unused coupons belong to no order. */
export async function settleCoupons(
  transaction: Database,
  orderId: string,
  state: 'unused' | 'frozen' | 'used',
): Promise<void> {
  await transaction
    .updateTable('coupon')
    .set(state === 'unused' ? { state, order_id: null } : { state })
    .where('order_id', '=', orderId)
    .execute();
}
