import type { Context } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { countIssued, giveCoupon, stateOfKind } from './coupon-kinds.ts';

/** Issues today's welcome coupon to a new account; none if staff have ended it or all are issued. */
export async function issueWelcomeCoupon({ database, now }: Context, accountId: string): Promise<void> {
  for (const { id } of await readWelcomeKinds(database, now)) {
    await giveCoupon(database, { kindId: id, accountId }, now);
  }
}

/** The amount of the largest coupon that a new registration gets; undefined if it gets none. */
export async function welcomeCouponCents(database: Database, now: Date): Promise<number | undefined> {
  const amounts: number[] = [];
  for (const kind of await readWelcomeKinds(database, now)) {
    const given = kind.most === null ? 0 : await countIssued(database, kind.id);
    if (stateOfKind(kind, given, marketDay(now)) === 'given') amounts.push(kind.quota_cents);
  }
  return amounts.length === 0 ? undefined : Math.max(...amounts);
}

function readWelcomeKinds(database: Database, now: Date) {
  const today = marketDay(now);
  return database
    .selectFrom('coupon_kind')
    .selectAll()
    .where('is_welcome', '=', true)
    .where('ended_at', 'is', null)
    .where('from_day', '<=', today)
    .where((where) => where.or([where('until_day', 'is', null), where('until_day', '>=', today)]))
    .execute();
}
