import { guardFormulas } from './formula-guard.ts';
import { startYielding } from './yield-to-event-loop.ts';

type Written = Readonly<Record<string, string>>;

/** Writes a CSV table that spreadsheets can open. */
export function csvOf(columns: readonly string[], records: readonly Written[]): Promise<string> {
  return writeCsv(columns, records, (record) => columns.map((name) => record[name] ?? ''));
}

/** The same for rows of any type. A long table lets other requests be served in between. */
export async function writeCsv<Row>(
  columns: readonly string[],
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): Promise<string> {
  const yieldIfNeeded = startYielding();
  const lines = [lineOf(columns)];
  for (const row of rows) {
    lines.push(lineOf(cellsOf(row)));
    await yieldIfNeeded();
  }
  return lines.join('');
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const harmless = guardFormulas(text);
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
