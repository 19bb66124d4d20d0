import { sql } from 'kysely';
import type { Database, Tables } from '#server/platform/database/tables.ts';

/** Parameters stay below what engines accept in one message. */
const rowsAtOnce = 1000;

/** A row as JSON. Columns missing from the first row take their default in all rows. */
export type SeedRow = Readonly<Record<string, unknown>>;

/** Inserts many rows in few statements with one parameter each: one parameter per value is many times slower. */
export async function insertRows(transaction: Database, table: keyof Tables, rows: readonly SeedRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(start, start + rowsAtOnce));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(transaction);
  }
}
