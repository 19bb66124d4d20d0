import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Handlers } from '../../../../generated/server.ts';
import type {
  StaffImportChange,
  StaffImportFault,
  StaffStockImport,
  StockSheet,
} from '../../../../generated/client/types.gen.ts';
import { type Context, doerOf, memberOf, refuse } from '../../../calls/context.ts';
import { recordAct } from '../../../calls/record-act.ts';
import { workAhead } from '../../../calls/work-ahead.ts';
import type { Database } from '../../../database/tables.ts';
import { newId } from '../../../secrets/ids.ts';
import { decodeBase64 } from '../../../uploads/decode-base64.ts';
import type { VehicleRow } from '../../../vehicles/vehicle-row.ts';
import { failureText } from '../../../../wire/host/texts.ts';
import { carryOutRow } from './carry-out-row.ts';
import { numberColumn } from './columns.ts';
import { planRow, type PlannedRow } from './plan-row.ts';
import { type FileRow, readStockFile } from './read-file.ts';

type ImportOperation = 'staffReadStockFile' | 'staffListImports' | 'staffListImportRows' | 'staffCarryOutImport';

/** How many rows a call carries out: it answers soon, so that the page can tell how far it is. */
const rowsAtOnce = 100;
const importsShown = 20;

export const importHandlers: Pick<Handlers<Context>, ImportOperation> = {
  staffReadStockFile: workAhead<'staffReadStockFile'>(async ({ name, fileBase64 }, context) => {
    const read = readStockFile(decodeBase64(fileBase64) ?? Buffer.alloc(0));
    if ('refusal' in read) {
      const { refusal, detail } = read;
      return ({ language }) => ({
        code: 400,
        message: [failureText(refusal, language), detail].filter((part) => part !== undefined).join(' '),
      });
    }
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
    const ofKind = database.selectFrom('stock_import_row').where('import_id', '=', id).where('kind', '=', kind);
    const { total } = await ofKind
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await ofKind
      .select(['line', 'stock_no', 'name', 'kind', 'changes', 'faults', 'done_at'])
      .orderBy('line')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    return {
      code: 0,
      body: {
        total,
        rows: rows.map((row) => ({
          line: row.line,
          stockNo: row.stock_no,
          name: row.name,
          kind: row.kind,
          isDone: row.done_at !== null,
          changes: row.changes as StaffImportChange[],
          faults: row.faults as StaffImportFault[],
        })),
      },
    };
  },

  async staffCarryOutImport({ id }, context) {
    const { database, now } = context;
    // Whoever carries out the same at the same time goes on behind this.
    const found = await database
      .selectFrom('stock_import')
      .select('begun_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return refuse(context, 400, 'stockImportGone');
    if (found.begun_at === null) {
      await database.updateTable('stock_import').set({ begun_at: now }).where('id', '=', id).execute();
    }
    const rows = await database
      .selectFrom('stock_import_row')
      .selectAll()
      .where('import_id', '=', id)
      .where('kind', 'in', ['added', 'changed'])
      .where('done_at', 'is', null)
      .orderBy('line')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) {
      const { stock_no: stockNo, seen_version: seenVersion, publish } = row;
      const fault = await carryOutRow(context, { stockNo, sheet: row.sheet as StockSheet, seenVersion, publish });
      await database
        .updateTable('stock_import_row')
        .set(fault ? { kind: 'faulty', faults: JSON.stringify([fault]) } : { done_at: now })
        .where('import_id', '=', id)
        .where('line', '=', row.line)
        .execute();
    }
    if (rows.length < rowsAtOnce) await endImport(context, id);
    const shown = await showImport(database, id);
    return shown ? { code: 0, body: shown } : refuse(context, 400, 'stockImportGone');
  },
};

const vehiclesAtOnce = 1000;

const numberOf = ({ cells }: FileRow) => (cells.get(numberColumn) ?? '').toUpperCase();

/** Compares all rows with the vehicles of their numbers, which are read in few statements. */
async function planRows({ database, now }: Context, rows: readonly FileRow[]): Promise<PlannedRow[]> {
  const vehicles = new Map<string, VehicleRow>();
  for (let start = 0; start < rows.length; start += vehiclesAtOnce) {
    const numbers = rows.slice(start, start + vehiclesAtOnce).map(numberOf);
    const found = await database
      .selectFrom('vehicle')
      .selectAll()
      .where('stock_no', '=', sql<string>`any(${numbers}::text[])`)
      .execute();
    for (const row of found as unknown as VehicleRow[]) vehicles.set(row.stock_no ?? '', row);
  }
  const lines = new Map<string, number>();
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    const number = numberOf(row);
    const earlier = number === '' ? undefined : lines.get(number);
    if (earlier === undefined) lines.set(number, row.line);
    planned.push(planRow(row, { vehicle: vehicles.get(number), earlier, now }));
    // A long table is planned for seconds, in which others want to be answered.
    if (planned.length % rowsAtOnce === 0) await setImmediate();
  }
  return planned;
}

async function insertRows(database: Database, importId: string, planned: readonly PlannedRow[]): Promise<void> {
  for (let start = 0; start < planned.length; start += vehiclesAtOnce) {
    const json = JSON.stringify(planned.slice(start, start + vehiclesAtOnce));
    await sql`insert into stock_import_row
        (import_id, line, stock_no, name, kind, sheet, publish, seen_version, changes, faults)
      select ${importId}, line, "stockNo", name, kind, sheet, publish, "seenVersion", changes, faults
      from jsonb_to_recordset(${json}::jsonb) as planned (line integer, "stockNo" text, name text, kind text,
        sheet jsonb, publish boolean, "seenVersion" integer, changes jsonb, faults jsonb)`.execute(database);
  }
}

/** Writes down that a table was carried out, once. */
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
  const act = { by: doerOf(context), act: 'import-stock', subject: ended.name.slice(0, 100), after: shown };
  await recordAct(database, act, now);
}

async function showImport(database: Database, id: string): Promise<StaffStockImport | undefined> {
  const [found] = await showImports(database, id);
  return found;
}

async function showImports(database: Database, id?: string): Promise<StaffStockImport[]> {
  let query = database
    .selectFrom('stock_import')
    .innerJoin('staff_member', 'staff_member.id', 'stock_import.member_id')
    .select(['stock_import.id', 'stock_import.name', 'stock_import.created_at', 'stock_import.ended_at'])
    .select('staff_member.name as read_by')
    .orderBy('stock_import.created_at', 'desc')
    .limit(importsShown);
  if (id !== undefined) query = query.where('stock_import.id', '=', id);
  const imports = await query.execute();
  if (imports.length === 0) return [];
  const { rows: counts } = await sql<{ import_id: string; kind: string; count: number; done: number }>`
    select import_id, kind, count(*)::integer as count, count(done_at)::integer as done from stock_import_row
    where import_id = any(${imports.map((one) => one.id)}::text[]) group by 1, 2`.execute(database);
  return imports.map((one) => {
    const own = counts.filter(({ import_id }) => import_id === one.id);
    const countOf = (kind: string) => own.find((count) => count.kind === kind)?.count ?? 0;
    return {
      id: one.id,
      name: one.name,
      readAt: one.created_at.toISOString(),
      readBy: one.read_by,
      added: countOf('added'),
      changed: countOf('changed'),
      unchanged: countOf('unchanged'),
      faulty: countOf('faulty'),
      done: own.reduce((sum, { done }) => sum + done, 0),
      ...(one.ended_at !== null && { endedAt: one.ended_at.toISOString() }),
    };
  });
}
