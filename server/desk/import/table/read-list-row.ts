import type { StaffListPriceFault } from '#generated/client/types.gen.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import type { SetListPrice } from '#server/marketplace/import/list-prices.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { matchesName, nearest } from '#server/desk/table/nearest.ts';
import type { FileRow } from '#server/desk/table/read-table.ts';
import { readInteger } from '#server/desk/table/read-integer.ts';
import { type CatalogueVariant, findVariant } from '../listed-variants.ts';
import type { ListColumn } from './list-columns.ts';

const { makes, models, styles } = readReferenceCatalogue();

const mostAmount = 1_000_000_000;
const longestTitle = 80;
const longestAddress = 400;

/** A parsed row. Without a first day, it is the built-in list price. */
export interface ListRow {
  variant: CatalogueVariant;
  from: string;
  price: SetListPrice['price'];
  source: SetListPrice['source'];
}

export type ReadCell = (column: ListColumn) => string;

/** Parses a row by itself: its values, or all of its faults. */
export function readListRow(
  { cells, formulas }: FileRow,
  country: { unit: number; listYears: readonly string[] },
): ListRow | StaffListPriceFault[] {
  const cell: ReadCell = (column) => cells.get(column) ?? '';
  const faults: StaffListPriceFault[] = [...formulas].map((column) => ({
    column,
    kind: 'formula',
    value: cell(column as ListColumn),
    hint: '',
  }));
  if (faults.length > 0) return faults;
  const fail: Fail = (column, kind, hint = '') => {
    const value = cell(column);
    faults.push(value === '' ? { column, kind: 'missing', value, hint: '' } : { column, kind, value, hint });
    return undefined;
  };
  const variant = readVariantOf(cell, fail);
  const from = tidyDay(cell('first_day'));
  if (from !== '' && !isCalendarDay(from)) fail('first_day', 'day', '2027-07-01');
  const price = readPrice(cell, fail, country);
  if (cell('source') === '' || cell('source').length > longestTitle) fail('source', 'tooLong', String(longestTitle));
  const url = cell('source_address');
  if (url.length > longestAddress) fail('source_address', 'tooLong', String(longestAddress));
  else if (!/^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(url)) fail('source_address', 'shape', 'https://kra.go.ke/crsp');
  return faults.length > 0 || !variant ? faults : { variant, from, price, source: { told: cell('source'), url } };
}

type Fail = (column: ListColumn, kind: StaffListPriceFault['kind'], hint?: string) => undefined;

const namesOf = (names: object) => Object.values(names) as string[];

function readVariantOf(cell: ReadCell, fail: Fail): CatalogueVariant | undefined {
  const make = makes.find(({ names }) => matchesName(cell('make'), namesOf(names)));
  if (!make) {
    const hint = nearest(
      cell('make'),
      makes.map(({ names }) => names.en),
    );
    return fail('make', 'unknown', hint);
  }
  const ofMake = models.filter(({ makeId }) => makeId === make.id);
  const model = ofMake.find(({ names, aliases }) => matchesName(cell('model'), [...namesOf(names), ...aliases]));
  if (!model) {
    const hint = nearest(
      cell('model'),
      ofMake.map(({ names }) => names.en),
    );
    return fail('model', 'unknown', hint);
  }
  const chassis = cell('chassis_code').toUpperCase();
  const variant = findVariant({ modelId: model.id, chassis });
  if (typeof variant !== 'string') return variant;
  const codes = new Set(styles.filter(({ modelId }) => modelId === model.id).map((style) => style.chassis));
  return fail('chassis_code', 'unknown', nearest(chassis, [...codes]));
}

/** Spreadsheets write dates with slashes and drop leading zeros. */
function tidyDay(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Null for an end, which has no amount. */
function readPrice(
  cell: ReadCell,
  fail: Fail,
  { unit, listYears }: Parameters<typeof readListRow>[1],
): SetListPrice['price'] {
  if (cell('least') === '' && cell('most') === '') return null;
  const [min, max] = [cell('least'), cell('most') || cell('least')].map((text) => readInteger(text, 1, mostAmount));
  const hint = `1–${mostAmount.toLocaleString('en')}`;
  if (min === undefined) fail('least', 'number', hint);
  if (max === undefined && cell('most') !== '') fail('most', 'number', hint);
  if (min !== undefined && max !== undefined && max < min) fail('most', 'above', cell('least'));
  const list = cell('list_year');
  if (!listYears.includes(list)) fail('list_year', 'unknown', listYears.join(', '));
  return { min: (min ?? 0) * unit, max: (max ?? 0) * unit, list };
}
