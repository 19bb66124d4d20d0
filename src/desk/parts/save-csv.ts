import { saveFile } from '#shared/api/download.ts';

/** Byte order mark: tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\u{FEFF}';

export function saveCsv(text: string, fileName: string): void {
  saveFile(new Blob([byteOrderMark, text], { type: 'text/csv' }), fileName);
}

/** Saves exported rows in a file with today's date in its name. */
export function saveExport(text: string, name: string): void {
  saveCsv(text, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
}
