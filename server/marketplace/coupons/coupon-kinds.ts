import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { CouponKindTable } from '#server/platform/database/tables/account-tables.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { newId } from '#server/platform/secrets/ids.ts';

export type CouponKind = Selectable<CouponKindTable>;

type CouponKindState = 'given' | 'ahead' | 'over' | 'usedUp' | 'ended';

/** Whether coupons of a kind are available on a day, given the number already issued. */
export function stateOfKind(kind: CouponKind, given: number, today: string): CouponKindState {
  if (kind.ended_at) return 'ended';
  if (kind.until_day !== null && kind.until_day < today) return 'over';
  if (kind.most !== null && given >= kind.most) return 'usedUp';
  return kind.from_day > today ? 'ahead' : 'given';
}

const day = 24 * 3_600_000;

/** The last day of a coupon issued now: the kind's last day or its own validity, whichever ends first. */
function lastDayOf({ until_day, days_to_use }: CouponKind, now: Date): string {
  const own = days_to_use === null ? null : marketDay(new Date(now.getTime() + days_to_use * day));
  const [first] = [until_day, own].filter((end) => end !== null).toSorted();
  if (first === undefined) throw new Error('A coupon kind has neither a last day nor a number of days.');
  return first;
}

interface Gift {
  kindId: string;
  accountId: string;
  /** The staff member who issues it, and why; absent for the welcome coupon. */
  by?: { name: string; reason: string };
}

interface Given {
  id: string;
  kind: CouponKind;
  expiresOn: string;
}

/** Issues a coupon of a kind to an account, or returns the state that prevents it. */
export async function giveCoupon(
  transaction: Database,
  { kindId, accountId, by }: Gift,
  now: Date,
): Promise<Given | Exclude<CouponKindState, 'given'>> {
  // Serialises with ending the kind and with issuing its last coupon.
  const kind = await transaction
    .selectFrom('coupon_kind')
    .selectAll()
    .where('id', '=', kindId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!kind) return 'ended';
  const today = marketDay(now);
  const state = stateOfKind(kind, kind.most === null ? 0 : await countIssued(transaction, kindId), today);
  if (state !== 'given') return state;
  const [id, expiresOn] = [newId(), lastDayOf(kind, now)];
  await transaction
    .insertInto('coupon')
    .values({
      id,
      account_id: accountId,
      kind_id: kindId,
      code: kind.code,
      names: JSON.stringify(kind.names),
      scope: kind.scope && JSON.stringify(kind.scope),
      quota_cents: kind.quota_cents,
      use_type: kind.vehicle_ids === null ? 1 : 2,
      vehicle_ids: kind.vehicle_ids ?? [],
      effective_on: today,
      expires_on: expiresOn,
      state: 'unused',
      order_id: null,
      given_by: by?.name ?? null,
      given_at: now,
      reason: by?.reason ?? null,
    })
    .execute();
  return { id, kind, expiresOn };
}

export async function countIssued(transaction: Database, kindId: string): Promise<number> {
  const { given } = await transaction
    .selectFrom('coupon')
    .select((select) => select.fn.countAll<number>().as('given'))
    .where('kind_id', '=', kindId)
    .executeTakeFirstOrThrow();
  return given;
}
