import { type Selectable, sql } from 'kysely';
import type { Handlers, Handler } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { StockImportRowTable } from '#server/platform/database/tables/stock-tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import { describeRefusal } from '#server/desk/table/describe-refusal.ts';
import { readTable } from '#server/desk/table/read-table.ts';
import { importRows } from './import-rows.ts';
import { stockTable } from './columns.ts';
import { insertRows, planRows } from './plan-rows.ts';
import { countNamedPhotos, mostNamedInFile } from './row-photos.ts';
import { listRows, showImport, showImports } from './show-imports.ts';
import {
  downloadPhotos,
  addDownloaded,
  staffAddImportPhoto,
  staffListImportPhotos,
  waitingPhotos,
} from './waiting-photos.ts';
import { retryableFaults } from './import-photos.ts';

/** Queues photos again whose hosts failed; running the import continues with them. */
const staffRetryImportPhotos: Handler<'staffRetryImportPhotos', Context> = async ({ id }, context) => {
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

type ImportOperation =
  | 'staffReadStockFile'
  | 'staffListImports'
  | 'staffListImportRows'
  | 'staffCarryOutImport'
  | 'staffRetryImportPhotos'
  | 'staffListImportPhotos'
  | 'staffAddImportPhoto';

/** Rows per call, small enough for quick progress updates. */
const rowsAtOnce = 100;

export const importHandlers: Pick<Handlers<Context>, ImportOperation> = {
  staffReadStockFile: twoPhaseHandler<'staffReadStockFile'>(async ({ name, fileBase64 }, context) => {
    const read = await readTable(decodeBase64(fileBase64) ?? Buffer.alloc(0), stockTable);
    if ('refusal' in read) return ({ language }) => describeRefusal(read, 'stockFile', language);
    if (countNamedPhotos(read.rows) > mostNamedInFile) return (inside) => refuse(inside, 400, 'stockFilePhotos');
    const planned = await planRows(context, read.rows);
    return async (inside) => {
      const { database, now } = inside;
      const id = newId();
      const { memberId } = memberOf(inside);
      await database.insertInto('stock_import').values({ id, name, member_id: memberId, created_at: now }).execute();
      await insertRows(database, id, planned);
      const hasWork = planned.some(({ kind }) => kind === 'added' || kind === 'changed');
      if (!hasWork) await endImport(inside, id);
      const found = await showImport(database, id);
      return found ? { code: 0, body: found } : refuse(inside, 400, 'stockFileEmpty');
    };
  }),

  async staffListImports(_payload, { database }) {
    return { code: 0, body: { imports: await showImports(database) } };
  },

  async staffListImportRows({ id, kind, pageNo, pageSize }, context) {
    const { database } = context;
    if (!(await showImport(database, id))) return refuse(context, 400, 'stockImportGone');
    return { code: 0, body: await listRows(database, { id, kind, pageNo, pageSize }) };
  },

  staffCarryOutImport: twoPhaseHandler<'staffCarryOutImport'>(async ({ id }, context) => {
    // Photos come after the rows, since they belong to vehicles that the rows enter.
    const isAtRows = (await nextRows(context.database, id, 1)).length > 0;
    const ahead = isAtRows ? [] : await downloadPhotos(context, id);
    return async (inside) => {
      const { database, now } = inside;
      // Concurrent runs of the same import wait here.
      const found = await database
        .selectFrom('stock_import')
        .select('begun_at')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!found) return refuse(inside, 400, 'stockImportGone');
      if (found.begun_at === null) {
        await database.updateTable('stock_import').set({ begun_at: now }).where('id', '=', id).execute();
      }
      const rows = await nextRows(database, id, rowsAtOnce);
      await runImport(inside, id, rows);
      if (!(await addDownloaded(inside, id, ahead))) return refuse(inside, 400, 'tooManyRequests');
      const toFetch = await waitingPhotos(database, id, { isInArchive: false, most: 1 });
      if (rows.length < rowsAtOnce && toFetch.length === 0) await endImport(inside, id);
      const shown = await showImport(database, id);
      return shown ? { code: 0, body: shown } : refuse(inside, 400, 'stockImportGone');
    };
  }),

  staffRetryImportPhotos,
  staffListImportPhotos,
  staffAddImportPhoto,
};

function nextRows(database: Database, importId: string, most: number): Promise<Selectable<StockImportRowTable>[]> {
  return database
    .selectFrom('stock_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('kind', 'in', ['added', 'changed'])
    .where('done_at', 'is', null)
    .orderBy('line')
    .limit(most)
    .execute();
}

/** Imports rows, and marks refused ones as faulty. A row that only adds photos does not change the vehicle otherwise. */
async function runImport(
  context: Context,
  importId: string,
  rows: readonly Selectable<StockImportRowTable>[],
): Promise<void> {
  const { database, now } = context;
  const faults = await importRows(
    context,
    rows.flatMap(({ line, stock_no: stockNo, sheet, seen_version: seenVersion, publish }) =>
      sheet === null ? [] : [{ line, stockNo, sheet, seenVersion, publish }],
    ),
  );
  const done = rows.map(({ line }) => line).filter((line) => !faults.has(line));
  await database
    .updateTable('stock_import_row')
    .set({ done_at: now })
    .where('import_id', '=', importId)
    .where('line', '=', sql<number>`any(${done}::integer[])`)
    .execute();
  for (const [line, fault] of faults) {
    await database
      .updateTable('stock_import_row')
      .set({ kind: 'faulty', faults: JSON.stringify([fault]) })
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .execute();
  }
  if (faults.size === 0) return;
  await database
    .updateTable('stock_import_photo')
    .set({ state: 'failed', fault: 'row' })
    .where('import_id', '=', importId)
    .where('line', '=', sql<number>`any(${[...faults.keys()]}::integer[])`)
    .where('state', '=', 'waiting')
    .execute();
}

/** Records once that an import has finished. */
async function endImport(context: Context, id: string): Promise<void> {
  const { database, now } = context;
  const ended = await database
    .updateTable('stock_import')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['name', 'begun_at'])
    .executeTakeFirst();
  if (!ended?.begun_at) return;
  const shown = await showImport(database, id);
  const act = { by: staffActorOf(context), act: 'import-stock', subject: ended.name.slice(0, 100), after: shown };
  await writeAuditLog(database, act, now);
}

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
