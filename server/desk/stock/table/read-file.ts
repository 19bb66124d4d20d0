import { CsvError, parse } from 'csv-parse/sync';
import type { FailureKey } from '../../../../wire/host/texts.ts';
import { columnNames, numberColumn } from './columns.ts';

/** A row as it stands in a file: its cells by column, without those that are empty. */
export interface FileRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

export type ReadFile = { rows: FileRow[] } | { refusal: FailureKey & `stockFile${string}`; detail?: string };

export const mostRows = 20_000;

/** Reads a table in CSV or a list in JSON. What is wrong with it as a whole is said in one refusal. */
export function readStockFile(bytes: Buffer): ReadFile {
  const text = decode(bytes);
  if (text === undefined) return { refusal: 'stockFileEncoding' };
  if (text.trim() === '') return { refusal: 'stockFileEmpty' };
  const read = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if ('refusal' in read) return read;
  if (read.rows.length === 0) return { refusal: 'stockFileEmpty' };
  return read.rows.length > mostRows ? { refusal: 'stockFileLong' } : read;
}

/** UTF-8 with or without its mark, or UTF-16 with one, as spreadsheets write it. Anything else is not guessed at. */
function decode(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readCsv(text: string): ReadFile {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (mark: string) => head.split(mark).length;
  const delimiter = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
  try {
    const lines: number[] = [];
    const records = parse(text, {
      delimiter,
      onRecord(cells: string[], info) {
        lines.push(info.lines);
        return cells;
      },
      // Files that were put together of others have more than one kind of line end.
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      maxRecordSize: 100_000,
    });
    const [names, ...others] = records.map((cells, place) => ({ cells, line: lines[place] ?? 0 }));
    const columns = (names?.cells ?? []).map(tidyName);
    const wrong = wrongColumns(columns);
    if (wrong !== undefined) return { refusal: 'stockFileColumns', detail: wrong };
    const wide = others.find(({ cells }) => cells.length > columns.length);
    if (wide) {
      const detail = `line ${wide.line}: ${wide.cells.length} > ${columns.length}`;
      return { refusal: 'stockFileUnreadable', detail };
    }
    return {
      rows: others
        .filter(({ cells }) => cells.some((cell) => cell !== ''))
        .map(({ cells, line }) => ({ line, cells: cellsOf(columns.map((name, place) => [name, cells[place] ?? ''])) })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { refusal: 'stockFileUnreadable', detail: error.message };
  }
}

function readJson(text: string): ReadFile {
  const value = parseJson(text);
  if (value instanceof SyntaxError) return { refusal: 'stockFileUnreadable', detail: value.message };
  if (!Array.isArray(value) || !value.every(isRecord)) {
    return { refusal: 'stockFileUnreadable', detail: '[{ "stock_number": … }, …]' };
  }
  const columns = [...new Set(value.flatMap((item) => Object.keys(item).map(tidyName)))];
  const wrong = value.length === 0 ? undefined : wrongColumns(columns);
  if (wrong !== undefined) return { refusal: 'stockFileColumns', detail: wrong };
  return {
    rows: value.map((item, place) => ({
      line: place + 1,
      cells: cellsOf(Object.entries(item).map(([name, cell]) => [tidyName(name), written(cell)])),
    })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(written).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const tidyName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** What keeps the columns from being understood: those that nobody knows, stand there twice, or the one that is missing. */
function wrongColumns(columns: readonly string[]): string | undefined {
  const unknown = columns.filter((name) => !columnNames.includes(name));
  const twice = columns.filter((name, place) => columns.indexOf(name) !== place);
  const missing = columns.includes(numberColumn) ? [] : [numberColumn];
  const wrong = [...new Set([...unknown, ...twice, ...missing])];
  return wrong.length === 0
    ? undefined
    : wrong
        .slice(0, 10)
        .map((name) => (name === '' ? '“”' : name))
        .join(', ');
}

/** An apostrophe stands before what a spreadsheet would take for a formula, and belongs to no text. */
function cellsOf(entries: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    entries
      .map(([name, cell]) => [name, cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')] as const)
      .filter(([, cell]) => cell !== ''),
  );
}
