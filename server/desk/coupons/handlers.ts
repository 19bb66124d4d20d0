import { sql } from 'kysely';
import type { Handlers } from '#generated/server.ts';
import type { CouponKindFacts, LocalText } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { textIn } from '#server/marketplace/company/company.ts';
import { giveCoupon } from '#server/marketplace/coupons/coupon-kinds.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { staffListCouponKinds } from './list-coupon-kinds.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

type KindFault = 'couponBackwards' | 'couponEndless' | 'couponOver' | 'dayUnknown';

type CouponOperation = 'staffListCouponKinds' | 'staffAddCouponKind' | 'staffEndCouponKind' | 'staffGiveCoupon';

export const couponDeskHandlers: Pick<Handlers<Context>, CouponOperation> = {
  staffListCouponKinds,

  async staffAddCouponKind({ facts }, context) {
    const { database, now } = context;
    const fault = faultOfKind(facts, now);
    if (fault) return refuse(context, 400, fault);
    const vehicleIds = facts.stockNos && (await findVehicles(database, facts.stockNos));
    if (vehicleIds === 'unknown') return refuse(context, 400, 'couponVehicleUnknown');
    // Serialised, so that the second of two creators sees what the first has created.
    await lockTopic(database, 'coupons');
    const clash = await findClash(database, facts);
    if (clash) return refuse(context, 400, clash);
    const [id, by] = [newId(), staffActorOf(context)];
    const { code, name, scope, quotaUSD, from, until, daysToUse, most, isWelcome } = facts;
    await database
      .insertInto('coupon_kind')
      .values({
        id,
        code,
        names: JSON.stringify(namesOf(name)),
        scope: scope ? JSON.stringify(namesOf(scope)) : null,
        quota_cents: quotaUSD * 100,
        vehicle_ids: vehicleIds ?? null,
        from_day: from,
        until_day: until ?? null,
        days_to_use: daysToUse ?? null,
        most: most ?? null,
        is_welcome: isWelcome,
        set_by: by.name,
        set_at: now,
        ended_by: null,
      })
      .execute();
    await writeAuditLog(database, { by, act: 'add-coupon', subject: id, after: facts }, now);
    return { code: 0, body: { id } };
  },

  async staffEndCouponKind({ id }, context) {
    const { database, now } = context;
    const by = staffActorOf(context);
    const ended = await database
      .updateTable('coupon_kind')
      .set({ ended_at: now, ended_by: by.name })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('code')
      .executeTakeFirst();
    if (!ended) return refuse(context, 400, 'couponKindGone');
    const { code } = ended;
    const act = {
      by,
      act: 'end-coupon',
      subject: id,
      before: { code, isEnded: false },
      after: { code, isEnded: true },
    };
    await writeAuditLog(database, act, now);
    return { code: 0, body: { id } };
  },

  async staffGiveCoupon({ kindId, email, reason }, context) {
    const { database, now } = context;
    const account = await database
      .selectFrom('account')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (!account) return refuse(context, 400, 'buyerGone');
    const by = staffActorOf(context);
    const gift = { kindId, accountId: account.id, by: { name: by.name, reason: reason.trim() } };
    const given = await giveCoupon(database, gift, now);
    if (typeof given === 'string') return refuse(context, 400, faultOfState[given]);
    const after = { couponId: given.id, code: given.kind.code, expiry: given.expiresOn, reason: gift.by.reason };
    await writeAuditLog(database, { by, act: 'give-coupon', subject: account.id, after }, now);
    return { code: 0, body: { id: given.id, accountId: account.id, expiry: given.expiresOn } };
  },
};

const faultOfState = {
  ahead: 'couponKindAhead',
  over: 'couponKindOver',
  usedUp: 'couponKindUsedUp',
  ended: 'couponKindGone',
} as const;

const namesOf = (text: LocalText) => ({
  en: textIn(text, 'en'),
  zh: textIn(text, 'zh'),
  ja: textIn(text, 'ja'),
});

/** The vehicles with these stock numbers, deduplicated. */
async function findVehicles(database: Database, stockNos: readonly string[]): Promise<string[] | 'unknown'> {
  const wanted = [...new Set(stockNos.map((stockNo) => stockNo.trim().toUpperCase()))];
  const rows = await database.selectFrom('vehicle').select('id').where('stock_no', 'in', wanted).execute();
  return rows.length === wanted.length ? rows.map(({ id }) => id).toSorted() : 'unknown';
}

/** Another kind that conflicts with this one. */
async function findClash(
  transaction: Database,
  { code, from, until, isWelcome }: CouponKindFacts,
): Promise<'couponCodeTaken' | 'couponWelcomeTwice' | undefined> {
  const others = await transaction
    .selectFrom('coupon_kind')
    .select(['code', 'from_day', 'until_day', 'is_welcome'])
    .where('ended_at', 'is', null)
    .execute();
  if (others.some((other) => other.code === code)) return 'couponCodeTaken';
  const meets = others.some(
    ({ is_welcome, from_day, until_day }) =>
      is_welcome && (until === undefined || from_day <= until) && (until_day === null || from <= until_day),
  );
  return isWelcome && meets ? 'couponWelcomeTwice' : undefined;
}

/** Rules the contract cannot express for a kind of coupon. */
function faultOfKind({ from, until, daysToUse }: CouponKindFacts, now: Date): KindFault | undefined {
  if (!isCalendarDay(from)) return 'dayUnknown';
  if (until === undefined) return daysToUse === undefined ? 'couponEndless' : undefined;
  if (!isCalendarDay(until)) return 'dayUnknown';
  if (until < from) return 'couponBackwards';
  return until < marketDay(now) ? 'couponOver' : undefined;
}
