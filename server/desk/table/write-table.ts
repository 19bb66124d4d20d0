type Written = Readonly<Record<string, string>>;

/** A table in CSV as spreadsheets open it. */
export function csvOf(columns: readonly string[], records: readonly Written[]): string {
  const lines = [columns, ...records.map((record) => columns.map((name) => record[name] ?? ''))];
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/** What a spreadsheet would take for a formula is made text by an apostrophe, which an import takes away again. */
function cellOf(text: string): string {
  const harmless = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
