import { sql } from 'kysely';
import type {
  StaffImportPhotoCounts,
  StaffImportRows,
  StaffListImportRowsPayload,
  StaffStockImport,
} from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { retryableFaults, showImportPhoto } from './import-photos.ts';

const importsShown = 20;

export async function showImport(database: Database, id: string): Promise<StaffStockImport | undefined> {
  const [found] = await showImports(database, id);
  return found;
}

export async function showImports(database: Database, id?: string): Promise<StaffStockImport[]> {
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
  const photos = await countPhotos(
    database,
    imports.map((one) => one.id),
  );
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
      photos: { ...noPhotos, ...photos.get(one.id) },
      ...(one.ended_at !== null && { endedAt: one.ended_at.toISOString() }),
    };
  });
}

const noPhotos: StaffImportPhotoCounts = {
  waiting: 0,
  fromArchive: 0,
  present: 0,
  added: 0,
  failed: 0,
  retriable: 0,
};

type CountedPhotos = Exclude<keyof StaffImportPhotoCounts, 'retriable'>;

async function countPhotos(
  database: Database,
  importIds: readonly string[],
): Promise<Map<string, Partial<StaffImportPhotoCounts>>> {
  const { rows } = await sql<{ import_id: string; what: CountedPhotos; count: number; retriable: number }>`
    select import_id, case when state = 'waiting' and is_in_archive then 'fromArchive' else state end as what,
      count(*)::integer as count,
      count(*) filter (where not is_in_archive and fault = any(${[...retryableFaults]}::text[]))::integer as retriable
    from stock_import_photo where import_id = any(${importIds}::text[]) group by 1, 2`.execute(database);
  const counts = new Map<string, Partial<StaffImportPhotoCounts>>();
  for (const { import_id: id, what, count, retriable } of rows) {
    counts.set(id, { ...counts.get(id), [what]: count, ...(what === 'failed' && { retriable }) });
  }
  return counts;
}

/** A page of rows of one kind, or of those with failed photos, with their photos. */
export async function listRows(
  database: Database,
  { id, kind, pageNo, pageSize }: StaffListImportRowsPayload,
): Promise<StaffImportRows> {
  const ofImport = database.selectFrom('stock_import_row as row').where('row.import_id', '=', id);
  const chosen =
    kind === 'photos'
      ? ofImport.where((row) =>
          row.exists(
            row
              .selectFrom('stock_import_photo as photo')
              .select('photo.place')
              .whereRef('photo.import_id', '=', 'row.import_id')
              .whereRef('photo.line', '=', 'row.line')
              .where('photo.state', '=', 'failed'),
          ),
        )
      : ofImport.where('kind', '=', kind);
  const { total } = await chosen.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await chosen
    .select(['line', 'stock_no', 'name', 'kind', 'changes', 'faults', 'done_at'])
    .orderBy('line')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const photos = await database
    .selectFrom('stock_import_photo')
    .selectAll()
    .where('import_id', '=', id)
    .where('line', '=', sql<number>`any(${rows.map(({ line }) => line)}::integer[])`)
    .orderBy('line')
    .orderBy('place')
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      line: row.line,
      stockNo: row.stock_no,
      name: row.name,
      kind: row.kind,
      isDone: row.done_at !== null,
      changes: row.changes,
      faults: row.faults,
      photos: photos.filter(({ line }) => line === row.line).map(showImportPhoto),
    })),
  };
}
