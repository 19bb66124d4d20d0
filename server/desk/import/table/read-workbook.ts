import { unzipSync } from 'fflate';
import readWorkbookFile, { InvalidInputError } from 'read-excel-file/node';
import type { CustomsRow } from '#server/marketplace/import/match-list-rows.ts';

/** Fault of a workbook as a whole. */
export type WorkbookRefusal = 'Amounts' | 'Columns' | 'Large' | 'Locked' | 'Long' | 'Macros' | 'Unreadable' | 'Year';

export type ReadWorkbook = { rows: CustomsRow[] } | { refusal: WorkbookRefusal; detail?: string };

/** Customs' column titles, in lower case with single spaces. */
const columns = {
  make: 'make',
  model: 'model',
  code: 'model number',
  transmission: 'transmission',
  drive: 'drive configuration',
  engine: 'engine capacity',
  fuel: 'fuel',
  price: 'crsp (kes.)',
} as const;

const mostRows = 20_000;
/** Unpacked, far more than a list of that many rows has. */
const largest = 80 * 1024 * 1024;
/** Titles are within the first rows, below a logo. */
const titleRows = 20;

const zip = Buffer.from('PK');
/** Word and Excel wrap password-protected files and old formats in this container. */
const container = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Whether a file is a workbook rather than text. */
export function isWorkbook(bytes: Buffer): boolean {
  return [zip, container].some((start) => bytes.subarray(0, start.length).equals(start));
}

/** Reads customs' list of prices. A row without an amount has the price 0. */
export async function readWorkbook(bytes: Buffer, year: string): Promise<ReadWorkbook> {
  const fault = faultOfArchive(bytes);
  if (fault) return { refusal: fault };
  let sheets: Awaited<ReturnType<typeof readWorkbookFile>>;
  try {
    sheets = await readWorkbookFile(bytes);
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof Error) return { refusal: 'Unreadable' };
    throw error;
  }
  const found = sheets.map((sheet) => ({ ...sheet, ...titlesOf(sheet.data) }));
  const list = found.find(({ missing }) => missing.length === 0);
  if (!list) {
    const nearest = found.toSorted((one, other) => one.missing.length - other.missing.length)[0];
    return { refusal: 'Columns', detail: (nearest?.missing ?? Object.values(columns)).join(', ') };
  }
  const [named] = /\b20\d\d\b/.exec(list.sheet) ?? [];
  if (named !== undefined && !year.includes(named)) return { refusal: 'Year', detail: named };
  const rows = rowsOf(list);
  if (rows.length > mostRows) return { refusal: 'Long' };
  return rows.some(({ price }) => price > 0) ? { rows } : { refusal: 'Amounts' };
}

function faultOfArchive(bytes: Buffer): WorkbookRefusal | undefined {
  if (!bytes.subarray(0, zip.length).equals(zip)) return 'Locked';
  let size = 0;
  let hasMacros = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        hasMacros ||= name.endsWith('vbaProject.bin');
        return false;
      },
    });
  } catch {
    return 'Unreadable';
  }
  if (hasMacros) return 'Macros';
  return size > largest ? 'Large' : undefined;
}

type Cells = readonly unknown[];

interface Titles {
  place: number;
  columnOf: ReadonlyMap<string, number>;
  missing: readonly string[];
}

function titlesOf(data: readonly Cells[]): Titles {
  const heads = data.slice(0, titleRows).map((cells, place): Titles => {
    const columnOf = new Map(cells.map((cell, column) => [textOf(cell).toLowerCase().replaceAll(/\s+/g, ' '), column]));
    return { place, columnOf, missing: Object.values(columns).filter((title) => !columnOf.has(title)) };
  });
  const [best] = heads.toSorted((one, other) => one.missing.length - other.missing.length);
  return best ?? { place: 0, columnOf: new Map(), missing: Object.values(columns) };
}

function rowsOf({ data, place, columnOf }: Titles & { data: readonly Cells[] }): CustomsRow[] {
  return data.slice(place + 1).flatMap((cells, at) => {
    const cell = (title: string) => cells[columnOf.get(title) ?? -1];
    const make = textOf(cell(columns.make));
    if (make === '') return [];
    const price = cell(columns.price);
    return [
      {
        row: place + at + 2,
        make,
        model: textOf(cell(columns.model)),
        code: textOf(cell(columns.code)),
        transmission: textOf(cell(columns.transmission)),
        drive: textOf(cell(columns.drive)),
        engine: textOf(cell(columns.engine)),
        fuel: textOf(cell(columns.fuel)),
        price: typeof price === 'number' && price > 0 ? price : 0,
      },
    ];
  });
}

const textOf = (cell: unknown) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '');
