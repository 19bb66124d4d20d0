import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { makeStorable } from '#wire/host/check-payload.ts';
import { unguardFormulas } from './formula-guard.ts';
import { startYielding } from './yield-to-event-loop.ts';

/** A row of a file: its non-empty cells by column. */
export interface FileRow {
  line: number;
  cells: ReadonlyMap<string, string>;
  /** Columns with a formula instead of its result. */
  formulas: ReadonlySet<string>;
}

/** Fault of a file as a whole. */
export type FileRefusal = 'Cells' | 'Columns' | 'Empty' | 'Encoding' | 'Long' | 'Quotes' | 'Unreadable';

export type ReadTable = { rows: FileRow[] } | { refusal: FileRefusal; detail?: string };

/** Format of a kind of table. */
export interface TableKind {
  columns: readonly string[];
  /** Columns that every row needs. */
  needed: readonly string[];
  mostRows: number;
}

/** Maximum characters of a CSV row or a JSON cell. */
const longest = 100_000;
/** Columns of one row, far more than any table has. */
const widest = 1000;
/** Characters parsed before other requests are served. */
const piece = 32 * 1024;

/** Parses a CSV table or a JSON list. Reports all faults of the whole file at once. */
export async function readTable(bytes: Buffer, kind: TableKind): Promise<ReadTable> {
  const text = decode(bytes);
  // UTF-16 without a byte order mark looks like UTF-8 with NUL bytes.
  if (text === undefined || text.includes('\0')) return { refusal: 'Encoding' };
  if (text.trim() === '') return { refusal: 'Empty' };
  const read = await (/^\s*[[{]/.test(text) ? readJson(text, kind) : readCsv(text, kind));
  if ('refusal' in read) return read;
  if (read.rows.length === 0) return { refusal: 'Empty' };
  return read.rows.length > kind.mostRows ? { refusal: 'Long' } : read;
}

/** Accepts UTF-8, or UTF-16 with a byte order mark, as spreadsheets write it. Never guesses other encodings. */
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

async function readCsv(text: string, kind: TableKind): Promise<ReadTable> {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (mark: string) => head.split(mark).length;
  const delimiter = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
  const yieldIfNeeded = startYielding();
  try {
    const records = await readRecords(text, delimiter, kind.mostRows);
    const [names, ...others] = records;
    const columns = (names?.cells ?? []).map(tidyName);
    const wrong = wrongColumns(columns, kind);
    if (wrong !== undefined) return { refusal: 'Columns', detail: wrong };
    const wide = others.find(({ cells }) => cells.length > columns.length);
    if (wide) return { refusal: 'Cells', detail: String(wide.line) };
    const rows: FileRow[] = [];
    for (const { cells, line } of others) {
      rows.push(csvRow(line, columns, cells));
      await yieldIfNeeded();
    }
    return { rows };
  } catch (error) {
    // All CSV parse errors come from quotation marks; an unclosed one makes the row too long.
    if (!(error instanceof CsvError)) throw error;
    const line = error['lines'];
    return { refusal: 'Quotes', ...(typeof line === 'number' && { detail: String(line) }) };
  }
}

interface CsvRecord {
  cells: string[];
  line: number;
}

/** Column names and rows, one above the limit if there are too many. */
async function readRecords(text: string, delimiter: string, mostRows: number): Promise<CsvRecord[]> {
  const source = Readable.from(piecesOf(text));
  const parser = parse({
    delimiter,
    info: true,
    // Concatenated files mix line endings.
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCount: true,
    skipRecordsWithEmptyValues: true,
    trim: true,
    maxRecordSize: longest,
  });
  const records: CsvRecord[] = [];
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: string[]; info: Info }>) {
      records.push({ cells: record, line: info.lines });
      if (records.length === mostRows + 2) break;
    }
  } finally {
    source.destroy();
  }
  return records;
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  const yieldIfNeeded = startYielding();
  for (let at = 0; at < text.length; at += piece) {
    await yieldIfNeeded();
    yield text.slice(at, at + piece);
  }
}

/** Spreadsheets keep a leading apostrophe before text that looks like a formula; it is not part of the text. */
function csvRow(line: number, columns: readonly string[], cells: readonly string[]): FileRow {
  const entries = columns.map((name, place) => [name, cells[place] ?? ''] as const);
  const formulas = entries.filter(([, cell]) => /^[=@]/.test(cell)).map(([name]) => name);
  const texts = entries.map(([name, cell]) => [name, unguardFormulas(cell)] as const);
  return { line, cells: cellsOf(texts), formulas: new Set(formulas) };
}

async function readJson(text: string, kind: TableKind): Promise<ReadTable> {
  const value = parseJson(text);
  if (value instanceof Error) return { refusal: 'Unreadable', detail: value.message };
  // What is far too large is refused before all of it is looked at.
  if (Array.isArray(value) && value.length > kind.mostRows) return { refusal: 'Long' };
  const wide = Array.isArray(value)
    ? value.map((item) => Object.keys(Object(item))).find((names) => names.length > widest)
    : undefined;
  if (wide) return { refusal: 'Columns', detail: listed(wide) };
  if (!Array.isArray(value) || !value.every(isRecord)) {
    return { refusal: 'Unreadable', detail: `[{ "${kind.columns[0]}": … }, …]` };
  }
  const named = value.map((item) => Object.keys(item).map(tidyName));
  const twice = named.find((names) => new Set(names).size < names.length);
  const wrong = value.length === 0 ? undefined : wrongColumns(twice ?? [...new Set(named.flat())], kind);
  if (wrong !== undefined) return { refusal: 'Columns', detail: wrong };
  const yieldIfNeeded = startYielding();
  const rows: FileRow[] = [];
  for (const item of value) {
    const cells = cellsOf(Object.entries(item).map(([name, cell]) => [tidyName(name), written(cell)]));
    const long = [...cells].find(([, cell]) => cell.length > longest);
    if (long) return { refusal: 'Unreadable', detail: `${long[0]}: > ${longest.toLocaleString('en')}` };
    rows.push({ line: rows.length + 1, cells, formulas: new Set() });
    await yieldIfNeeded();
  }
  return { rows };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** A cell value: text, number, boolean, or a list of texts. */
type Cell = string | number | boolean | null | readonly string[];

const isCell = (value: unknown): value is Cell =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'));

const isRecord = (value: unknown): value is Record<string, Cell> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isCell);

function written(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.join('; ') : String(cell);
}

const tidyName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** Faults of the columns: unknown, duplicate or missing ones. */
function wrongColumns(columns: readonly string[], { columns: known, needed }: TableKind): string | undefined {
  const unknown = columns.filter((name) => !known.includes(name));
  // A file can have a million columns, so visit each only once.
  const seen = new Set<string>();
  const twice = columns.filter((name) => seen.size === seen.add(name).size);
  const missing = needed.filter((name) => !columns.includes(name));
  const wrong = [...new Set([...unknown, ...twice, ...missing])];
  return wrong.length === 0 ? undefined : listed(wrong);
}

const listed = (names: readonly string[]) =>
  names
    .slice(0, 10)
    .map((name) => (name === '' ? '“”' : name))
    .join(', ');

function cellsOf(entries: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    entries.map(([name, cell]) => [name, String(makeStorable(cell.trim()))] as const).filter(([, cell]) => cell !== ''),
  );
}
