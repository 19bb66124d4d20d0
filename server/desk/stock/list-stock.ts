import { type SelectQueryBuilder, sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import type { StaffStockSort, StaffStockState, StaffStockSummary } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import { firstPictureOf } from '#server/marketplace/vehicles/photos.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { columnsOfState, stateOf, stockNoOf } from './stock-state.ts';
import { priceOf } from './write-vehicle.ts';
import { nameIn } from '#server/platform/names.ts';

export const staffListStock: Handler<'staffListStock', Context> = async ({ pageNo, pageSize, ...filter }, context) => {
  const { count: total } = await narrowed(context.database, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await findStock(context.database, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { code: 0, body: { total, vehicles: rows.map((row) => summarise(row, context)) } };
};

/** Filter and sort of the stock list. */
export interface StockFilter {
  sort: StaffStockSort;
  isDescending: boolean;
  state?: StaffStockState;
  makeId?: string;
  search?: string;
}

const sortedBy = {
  changedAt: 'changed_at',
  listedAt: 'listed_at',
  stockNo: 'stock_no',
  name: 'name',
  registered: 'registered',
  mileageKm: 'mileage_km',
  price: 'base_price_cents',
} as const satisfies Record<StaffStockSort, keyof Tables['vehicle']>;

export async function findStock(
  database: Database,
  filter: StockFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<VehicleRow[]> {
  const direction = filter.isDescending ? 'desc' : 'asc';
  return narrowed(database, filter)
    .selectAll()
    .orderBy(sortedBy[filter.sort], direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

function narrowed(
  database: Database,
  { state, makeId, search }: StockFilter,
): SelectQueryBuilder<Tables, 'vehicle', object> {
  let query: SelectQueryBuilder<Tables, 'vehicle', object> = database.selectFrom('vehicle');
  if (state !== undefined) {
    const columns = columnsOfState[state];
    query = query.where('stage', '=', columns.stage).where('state', '=', columns.state);
  }
  if (makeId !== undefined) query = query.where('make_id', '=', makeId);
  if (search === undefined || search.trim() === '') return query;
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return query.where((where) =>
    where.or([
      where('stock_no', 'ilike', pattern),
      where('name', 'ilike', pattern),
      where('chassis_no', 'ilike', pattern),
      where(sql`facts -> 'names' ->> 'zh'`, 'ilike', pattern),
      where(sql`facts -> 'names' ->> 'ja'`, 'ilike', pattern),
    ]),
  );
}

function summarise(row: VehicleRow, { language, now }: Context): StaffStockSummary {
  const { flash_ends_at: endsAt } = row;
  return {
    id: row.id,
    version: row.version,
    stockNo: stockNoOf(row),
    state: stateOf(row),
    name: nameIn(row.facts.names, language),
    image: firstPictureOf(row),
    registered: row.registered.slice(0, 7),
    mileageKm: row.mileage_km,
    ...priceOf(row),
    photos: row.photos?.length ?? 0,
    yardId: row.transport_template,
    ...(endsAt !== null && endsAt > now && { flashEndsAt: endsAt.toISOString() }),
    listedAt: row.listed_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
