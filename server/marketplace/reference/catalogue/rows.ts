import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { bodyShapes, levels } from './levels.ts';

// Makes, models, styles and engines from the tables in this folder. Rows are only ever appended, so that ids stay
// stable.

const gearboxes = ['CVT', 'AT', 'MT', 'AMT', 'DCT6', 'DCT7', 'EV'] as const;
export type Gearbox = (typeof gearboxes)[number];

const drives = ['2WD', '4WD'] as const;
export type Drive = (typeof drives)[number];

const fuels = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
export type Fuel = (typeof fuels)[number];

const text = z.string().check(z.minLength(1));
const number = z.pipe(text, z.coerce.number());
/** An optional cell. */
const maybeNumber = z.pipe(
  z.string(),
  z.transform((cell) => (cell === '' ? undefined : Number(cell))),
);
const list = z.pipe(
  z.string(),
  z.transform((cell) => (cell === '' ? [] : cell.split(';'))),
);

const makeRow = z.strictObject({
  id: text,
  /** The file name of its logo. */
  slug: text,
  en: text,
  zh: text,
  ja: text,
  /** Its rank among the hot makes. */
  hotRank: maybeNumber,
  /** The country where its vehicles are located. */
  origin: z.enum(['JP', 'CN']),
});

const modelRow = z.strictObject({
  id: text,
  makeId: text,
  en: text,
  zh: text,
  ja: text,
  /** Alternative search words. */
  aliases: list,
  level: z.enum(levels.map(({ code }) => code)),
  body: z.enum(bodyShapes),
  lengthMm: number,
  widthMm: number,
  heightMm: number,
  wheelbaseMm: number,
  kilograms: number,
  seats: number,
  doors: number,
  /** Its frequency in stock relative to other models. */
  demand: number,
  /** Depreciation per year as a share of the value. */
  yearlyLoss: number,
});

const styleRow = z.strictObject({
  modelId: text,
  name: text,
  chassis: text,
  engine: text,
  gearbox: z.enum(gearboxes),
  drive: z.enum(drives),
  soldFrom: number,
  soldTo: number,
  newPriceUsd: number,
  /** The number of seats, if it differs from the model's. */
  seats: maybeNumber,
});

/** An engine or motor by its code; a hybrid's code contains its motor if the engine also exists alone. */
const engineRow = z.strictObject({
  code: text,
  displacementCc: number,
  kilowatts: number,
  cylinders: number,
  fuel: z.enum(fuels),
});

export type MakeRow = z.output<typeof makeRow>;
export type ModelRow = z.output<typeof modelRow>;
export type StyleRow = z.output<typeof styleRow>;
export type EngineRow = z.output<typeof engineRow>;

export const makeRows: readonly MakeRow[] = readTable('makes.csv', makeRow);
export const modelRows: readonly ModelRow[] = readTable('models.csv', modelRow);
export const styleRows: readonly StyleRow[] = readTable('styles.csv', styleRow);
export const engineRows: readonly EngineRow[] = readTable('engines.csv', engineRow);

/** Cells contain no commas or quotes. An invalid cell is reported with file, line and column. */
function readTable<Row>(file: string, row: z.ZodMiniType<Row>): Row[] {
  const [head = '', ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line, place) => {
    const cells = line.split(',');
    const where = `${file}, line ${place + 2}`;
    if (cells.length !== columns.length) throw new Error(`${where} has ${cells.length} cells, not ${columns.length}.`);
    const parsed = z.safeParse(row, Object.fromEntries(columns.map((column, index) => [column, cells[index]])));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`${where}, ${issue?.path.join('.')}: ${issue?.message}`);
  });
}
