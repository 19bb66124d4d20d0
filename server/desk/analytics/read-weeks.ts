import { sql } from 'kysely';
import type { StaffWeek } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { marketDay, marketTimeZone } from '#server/marketplace/reference/market-time.ts';
import type { Entry } from '#server/marketplace/visits/visit-counter.ts';
import { startOfDay } from '#server/desk/orders/start-of-day.ts';
import { orderStatusOf } from '#states/order-state.ts';

const day = 24 * 3_600_000;

/** The Mondays of the last weeks, earliest first. */
export function mondaysUntil(now: Date, weeks: number): string[] {
  const today = Date.parse(`${marketDay(now)}T00:00:00Z`);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = today - sinceMonday * day;
  return Array.from({ length: weeks }, (_, index) =>
    new Date(monday - (weeks - 1 - index) * 7 * day).toISOString().slice(0, 10),
  );
}

/** The start of the first of these days in the market’s time zone. */
export function beginningOf([first = '']: readonly string[]): Date {
  return startOfDay(first, marketTimeZone);
}

type CountName =
  | 'registrations'
  | 'priceRequests'
  | 'reservations'
  | 'proofs'
  | 'deposits'
  | 'deliveries'
  | 'lapsed'
  | 'byBuyer'
  | 'byStaff';

/** Event counts of each of these weeks. */
export async function readWeeks(database: Database, mondays: readonly string[]): Promise<StaffWeek[]> {
  const since = beginningOf(mondays);
  const counts = [
    ...(await countOrderActs(database, since)),
    ...(await countAccounts(database, since)),
    ...(await countPriceRequests(database, since)),
  ];
  const visits = await countVisits(database, mondays[0] ?? '');
  return mondays.map((startsOn) => {
    const of = (name: CountName) =>
      counts.reduce((total, row) => total + (row.week === startsOn ? (row[name] ?? 0) : 0), 0);
    const visitsTo = (entry: Entry) => visits.find((row) => row.week === startsOn && row.entry === entry)?.count ?? 0;
    return {
      startsOn,
      visits: {
        home: visitsTo('home'),
        list: visitsTo('list'),
        vehicle: visitsTo('vehicle'),
        other: visitsTo('other'),
      },
      registrations: of('registrations'),
      priceRequests: of('priceRequests'),
      reservations: of('reservations'),
      proofs: of('proofs'),
      deposits: of('deposits'),
      deliveries: of('deliveries'),
      ended: { lapsed: of('lapsed'), byBuyer: of('byBuyer'), byStaff: of('byStaff') },
    };
  });
}

/** The first day with counted visits. */
export async function readFirstVisitDay(database: Database): Promise<string | undefined> {
  const { first } = await database
    .selectFrom('visit_count')
    .select((select) => select.fn.min('day').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

type Row = { week: string } & Partial<Record<CountName, number>>;

/** The Monday of a week in the market, as text. */
const weekOf = (column: 'created_at' | 'asked_at') =>
  sql<string>`to_char(date_trunc('week', ${sql.ref(column)} at time zone ${sql.lit(marketTimeZone)}), 'YYYY-MM-DD')`;

async function countOrderActs(database: Database, since: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${weekOf('created_at')} as week,
      count(*) filter (where act = 'reserve') as reservations,
      count(*) filter (where act = 'payDeposit' and not exists (
        select from order_record as earlier
        where earlier.order_id = record.order_id and earlier.id < record.id and earlier.act = 'payDeposit'
      )) as proofs,
      count(*) filter (where status = ${orderStatusOf.preparing} and not exists (
        select from order_record as earlier
        where earlier.order_id = record.order_id and earlier.id < record.id
          and earlier.status = ${orderStatusOf.preparing}
      )) as deposits,
      count(*) filter (where act in ('confirmDelivery', 'complete')) as deliveries,
      count(*) filter (where act = 'lapse') as lapsed,
      count(*) filter (where act = 'close') as "byBuyer",
      count(*) filter (where act = 'cancel') as "byStaff"
    from order_record as record
    where created_at >= ${since}::timestamptz
    group by 1
  `.execute(database);
  return rows;
}

async function countAccounts(database: Database, since: Date): Promise<Row[]> {
  return database
    .selectFrom('account')
    .select((select) => [weekOf('created_at').as('week'), select.fn.countAll<number>().as('registrations')])
    .where('created_at', '>=', since)
    .groupBy(sql`1`)
    .execute();
}

async function countPriceRequests(database: Database, since: Date): Promise<Row[]> {
  return database
    .selectFrom('price_request')
    .select((select) => [weekOf('asked_at').as('week'), select.fn.countAll<number>().as('priceRequests')])
    .where('asked_at', '>=', since)
    .groupBy(sql`1`)
    .execute();
}

async function countVisits(database: Database, since: string) {
  const { rows } = await sql<{ week: string; entry: string; count: number }>`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, entry, sum(count)::int8 as count
    from visit_count
    where day >= ${since}::date
    group by 1, 2
  `.execute(database);
  return rows;
}
