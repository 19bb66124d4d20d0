import type { Handler } from '#generated/server.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { photoAt } from '#server/marketplace/vehicles/photos.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { csvOf } from '#server/desk/table/write-table.ts';
import { findStock } from '../list-stock.ts';
import { stateOf, stockNoOf } from '../stock-state.ts';
import { sheetOf } from '../vehicle-data.ts';
import { columnNames, namesOf, numberColumn, ownColumns, photosColumn, stateColumn } from './columns.ts';

const mostExported = 50_000;

/** Exports all matching vehicles in the format of the import. */
export const staffExportStock: Handler<'staffExportStock', Context> = async ({ format, ...filter }, context) => {
  const rows = await findStock(context.database, filter, { limit: mostExported + 1, offset: 0 });
  if (rows.length > mostExported) return refuse(context, 400, 'tooManyVehicles');
  const { state, makeId, search } = filter;
  const after = { rows: rows.length, format, state, makeId, search };
  await writeAuditLog(
    context.database,
    { by: staffActorOf(context), act: 'export-stock', subject: 'stock', after },
    context.now,
  );
  const { publicUrl } = context.services;
  const records = rows.map((row) => ({ ...recordOf(row), [photosColumn]: photosOf(row, publicUrl) }));
  return {
    code: 0,
    body: { text: format === 'json' ? jsonOf(records) : await csvOf(columnNames, records), rows: rows.length },
  };
};

type Written = Readonly<Record<string, string>>;

function recordOf(row: VehicleRow): Written {
  const sheet = sheetOf(row);
  const state = stateOf(row);
  return {
    [numberColumn]: stockNoOf(row),
    [stateColumn]: state === 'available' ? 'published' : state,
    ...namesOf(sheet.styleId),
    ...Object.fromEntries(ownColumns.map(({ name, write }) => [name, write(sheet)])),
  };
}

/** Photo addresses as JPEG, because the import rejects WebP, in the largest size of the site. */
function photosOf({ id, photos }: VehicleRow, publicUrl: string): string {
  return (photos ?? []).map((name) => `${publicUrl}${photoAt(id, name).replace(/webp$/, 'jpg')}?w=1920`).join('; ');
}

function jsonOf(records: readonly Written[]): string {
  return `${JSON.stringify(records, null, 2)}\n`;
}
