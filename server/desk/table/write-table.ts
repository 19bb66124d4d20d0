import { guardFormulas } from './formula-guard.ts';

type Written = Readonly<Record<string, string>>;

/** Writes a CSV table that spreadsheets can open. */
export function csvOf(columns: readonly string[], records: readonly Written[]): string {
  return writeCsv([columns, ...records.map((record) => columns.map((name) => record[name] ?? ''))]);
}

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const harmless = guardFormulas(text);
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
