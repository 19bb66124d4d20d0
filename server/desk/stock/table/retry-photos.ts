import { sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { retryableFaults } from './import-photos.ts';
import { showImport } from './show-imports.ts';

/** Queues photos again whose hosts failed; running the import continues with them. */
export const staffRetryImportPhotos: Handler<'staffRetryImportPhotos', Context> = async ({ id }, context) => {
  const { database } = context;
  const found = await database
    .selectFrom('stock_import')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse(context, 400, 'stockImportGone');
  if (await requeuePhotos(database, id)) {
    await database.updateTable('stock_import').set({ ended_at: null }).where('id', '=', id).execute();
  }
  const shown = await showImport(database, id);
  return shown ? { code: 0, body: shown } : refuse(context, 400, 'stockImportGone');
};

/** Returns whether any photo is queued. One that another import has added from the same address is done. */
async function requeuePhotos(database: Database, importId: string): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    update stock_import_photo as photo set fault = null, state = case when exists (
      select from stock_import_row as row
      join vehicle on vehicle.stock_no = upper(row.stock_no)
      join vehicle_photo as present on present.vehicle_id = vehicle.id and present.source = photo.source
      where row.import_id = photo.import_id and row.line = photo.line
    ) then 'present' else 'waiting' end
    where import_id = ${importId} and state = 'failed' and not is_in_archive
      and fault = any(${[...retryableFaults]}::text[])
    returning state`.execute(database);
  return rows.some(({ state }) => state === 'waiting');
}
