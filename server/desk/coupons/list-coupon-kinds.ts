import { sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import type { CouponCounts, LocalText, StaffCouponKind } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { type CouponKind, stateOfKind } from '#server/marketplace/coupons/coupon-kinds.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CalendarDay } from '#server/marketplace/import/calendar-day.ts';
import type { StoredNames } from '#server/platform/names.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

/** Maximum listed vehicles of a kind; a rule may select thousands. */
const named = 20;

export const staffListCouponKinds: Handler<'staffListCouponKinds', Context> = async (_payload, { database, now }) => {
  const today = marketDay(now);
  const rows = await database
    .selectFrom('coupon_kind')
    .selectAll()
    .orderBy(sql`ended_at is not null`)
    .orderBy('set_at', 'desc')
    .orderBy('id')
    .execute();
  const counts = await countByKind(database, today);
  const stockNos = await readStockNos(database, rows);
  const kinds = rows.map((row) => describeKind(row, { counts: counts.get(row.id) ?? none, stockNos, today }));
  return { code: 0, body: { today, kinds } };
};

const none: CouponCounts = { given: 0, open: 0, held: 0, used: 0, lapsed: 0 };

async function countByKind(database: Database, today: CalendarDay): Promise<Map<string, CouponCounts>> {
  const isLapsed = sql<boolean>`expires_on < ${today}`;
  const rows = await database
    .selectFrom('coupon')
    .select(['kind_id', 'state', isLapsed.as('is_lapsed')])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind_id', 'is not', null)
    .groupBy(['kind_id', 'state', 'is_lapsed'])
    .execute();
  const found = new Map<string, CouponCounts>();
  for (const { kind_id, state, is_lapsed, count } of rows) {
    if (kind_id === null) continue;
    const counts = found.get(kind_id) ?? { ...none };
    found.set(kind_id, counts);
    counts.given += count;
    if (state === 'used') counts.used += count;
    else if (state === 'frozen') counts.held += count;
    else if (is_lapsed) counts.lapsed += count;
    else counts.open += count;
  }
  return found;
}

async function readStockNos(database: Database, kinds: readonly CouponKind[]): Promise<Map<string, string>> {
  const ids = kinds.flatMap(({ vehicle_ids }) => vehicle_ids?.slice(0, named) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('vehicle').select(['id', 'stock_no']).where('id', 'in', ids).execute();
  return new Map(rows.flatMap(({ id, stock_no }) => (stock_no === null ? [] : [[id, stock_no] as const])));
}

interface Known {
  counts: CouponCounts;
  stockNos: ReadonlyMap<string, string>;
  today: CalendarDay;
}

function describeKind(kind: CouponKind, { counts, stockNos, today }: Known): StaffCouponKind {
  const { vehicle_ids, scope, until_day, days_to_use, most, set_by, ended_at, ended_by } = kind;
  return {
    id: kind.id,
    code: kind.code,
    name: localTextOf(kind.names),
    ...(scope && { scope: localTextOf(scope) }),
    quotaUSD: kind.quota_cents / 100,
    ...(vehicle_ids && {
      vehicles: vehicle_ids.length,
      stockNos: vehicle_ids.slice(0, named).flatMap((id) => stockNos.get(id) ?? []),
    }),
    from: kind.from_day,
    ...(until_day !== null && { until: until_day }),
    ...(days_to_use !== null && { daysToUse: days_to_use }),
    ...(most !== null && { most }),
    isWelcome: kind.is_welcome,
    state: stateOfKind(kind, counts.given, today),
    setAt: kind.set_at.toISOString(),
    ...(set_by !== null && { setBy: set_by }),
    ...(ended_at && { endedAt: ended_at.toISOString() }),
    ...(ended_by !== null && { endedBy: ended_by }),
    counts,
  };
}

const localTextOf = ({ en, zh, ja }: StoredNames): LocalText => ({ en, cn: zh, jp: ja });
