import type { StaffImportChange, StaffImportFault, StaffImportPhoto, StockSheet } from '#generated/client/types.gen.ts';
import type { ImportRowKind } from '#server/platform/database/tables/stock-tables.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { FileRow } from '#server/desk/table/read-table.ts';
import type { Wanted } from '../chassis-numbers.ts';
import { readingAbove } from '../inspection.ts';
import { isOrdered, stateOf } from '../stock-state.ts';
import { readSheet, sheetOf, wouldGoBelow, yardToday } from '../vehicle-data.ts';
import {
  chassisColumn,
  type Column,
  type Fault,
  isFault,
  mileageColumn,
  mileageFault,
  namesOf,
  numberColumn,
  ownColumns,
  photosColumn,
  stateColumn,
  styleColumns,
} from './columns.ts';

import { readStyle } from './read-style.ts';
import { planPhotos } from './row-photos.ts';

/** Planned effect of a row. */
export interface PlannedRow {
  line: number;
  stockNo: string;
  name: string;
  kind: ImportRowKind;
  /** The resulting vehicle; null if the row is faulty or only adds photos. */
  sheet: StockSheet | null;
  publish: boolean;
  /** The vehicle version it was compared with. */
  seenVersion: number | null;
  changes: StaffImportChange[];
  faults: StaffImportFault[];
  photos: StaffImportPhoto[];
}

/** What a row is compared with. */
interface Present {
  vehicle: VehicleRow | undefined;
  /** Sources of the vehicle’s photos. */
  sources: ReadonlySet<string>;
  /** Line of an earlier row with the same stock number. */
  earlier: number | undefined;
  /** The highest mileage in the inspection of each vehicle. */
  readings: ReadonlyMap<string, number>;
  /** Who else has the chassis number: an earlier row, or another vehicle. */
  holderOf: (wanted: Wanted) => Fault | undefined;
  publicUrl: string;
  now: Date;
}

const blank: StockSheet = {
  styleId: '',
  registered: '',
  mileageKm: 0,
  colourCode: '',
  handle: 'right',
  chassisNumber: '',
  yardId: '',
  conditionGrade: '',
  interiorGrade: '',
  equipment: [],
  emissionCode: '',
  remarks: {},
  price: 0,
  lowestPrice: 0,
  isNewArrival: false,
  isDaily: false,
  isHighQuality: false,
  isBestSeller: false,
};

const formula: Fault = { kind: 'formula', hint: '' };

const states = new Set(['draft', 'published', 'available', 'held', 'withdrawn', 'sold']);

/** Compares a row with the vehicle of its stock number. Empty cells keep the current value. */
export function planRow(
  { line, cells, formulas }: FileRow,
  { vehicle, sources, earlier, readings, holderOf, publicUrl, now }: Present,
): PlannedRow {
  const cell = (name: string) => cells.get(name) ?? '';
  const faults: StaffImportFault[] = [];
  const find = (column: string, fault: Pick<StaffImportFault, 'kind' | 'hint'>) =>
    void faults.push({ column, value: cell(column).slice(0, 200), ...fault });

  const stockNo = cell(numberColumn);
  if (stockNo === '') find(numberColumn, { kind: 'missing', hint: '' });
  else if (!/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/.test(stockNo))
    find(numberColumn, { kind: 'shape', hint: 'GP-300001' });
  if (earlier !== undefined) find(numberColumn, { kind: 'twice', hint: String(earlier) });

  const before = vehicle && sheetOf(vehicle);
  let sheet: StockSheet = { ...(before ?? blank) };
  const style = readStyle(
    { make: cell('make'), model: cell('model'), style: cell('style'), chassis: cell(chassisColumn) },
    before?.styleId,
  );
  if ('kind' in style) find(style.column, style);
  else sheet.styleId = style.id;
  for (const column of ownColumns) {
    const text = cell(column.name);
    if (text === '') {
      if (!before && column.isNeeded) find(column.name, { kind: 'missing', hint: '' });
      continue;
    }
    const read = formulas.has(column.name) ? formula : column.read(text);
    if (isFault(read)) find(column.name, read);
    else sheet = { ...sheet, ...read, remarks: { ...sheet.remarks, ...read.remarks } };
  }
  // Without a lowest price, the price is the limit of a new vehicle.
  if (!before && cell('lowest_price_usd') === '') sheet.lowestPrice = sheet.price;

  // A lowest price equal to the price follows it down.
  const isOwnLimit = before !== undefined && before.lowestPrice < before.price;
  if (before && !isOwnLimit && sheet.lowestPrice === before.lowestPrice && sheet.price < before.price) {
    sheet.lowestPrice = sheet.price;
  }

  const wantedState = cell(stateColumn).toLowerCase();
  if (wantedState !== '' && !states.has(wantedState)) find(stateColumn, { kind: 'unknown', hint: 'draft, published' });
  const isAsked = wantedState === 'published' || wantedState === 'available';
  const publish = isAsked && vehicle?.stage !== 'published';

  const checked = faults.length === 0 ? readSheet(sheet, now) : undefined;
  if (checked && 'refusal' in checked) {
    if (checked.refusal === 'stockMonthAhead') find('registered', { kind: 'month', hint: yardToday(now).slice(0, 7) });
    else if (checked.refusal === 'stockLowestAbove')
      faults.push({
        column: 'lowest_price_usd',
        kind: 'above',
        value: String(sheet.lowestPrice),
        hint: String(sheet.price),
      });
    else find('style', { kind: 'unknown', hint: '' });
  }
  if (vehicle && checked && 'sheet' in checked && wouldGoBelow(vehicle, checked.sheet, now)) {
    const { price, lowestPrice } = checked.sheet;
    faults.push({ column: 'price_usd', kind: 'sale', value: String(price), hint: String(lowestPrice) });
  }
  const reading = vehicle && checked && 'sheet' in checked && readingAbove(readings, vehicle, checked.sheet.mileageKm);
  if (reading) find(mileageColumn, mileageFault(reading));
  const tidy = checked && 'sheet' in checked ? checked.sheet : undefined;
  const holder = tidy && holderOf({ chassisNumber: tidy.chassisNumber, vehicle, isPublished: publish });
  if (holder) find(chassisColumn, holder);
  const changes = before && tidy ? changesBetween(before, tidy) : [];
  if (vehicle && publish) changes.push({ column: stateColumn, before: stateOf(vehicle), after: 'published' });
  if (vehicle && changes.length > 0 && isOrdered(vehicle)) find(numberColumn, { kind: 'ordered', hint: '' });
  if (formulas.has(photosColumn)) find(photosColumn, formula);
  const isFaulty = faults.length > 0;
  const photos = isFaulty
    ? []
    : planPhotos(cell(photosColumn), { vehicle: vehicle && { ...vehicle, sources }, publicUrl });
  const isChanged = changes.length > 0 || photos.some(({ state }) => state === 'waiting');
  const isSame = vehicle !== undefined && changes.length === 0;
  const { make, model, style: styleName } = namesOf(sheet.styleId);
  return {
    line,
    stockNo: stockNo.slice(0, 200),
    name: [make, model, styleName].join(' ').trim(),
    kind: isFaulty ? 'faulty' : !vehicle ? 'added' : isChanged ? 'changed' : 'unchanged',
    sheet: isFaulty || isSame ? null : (tidy ?? null),
    publish,
    seenVersion: vehicle?.version ?? null,
    changes: isFaulty ? [] : changes,
    faults,
    photos,
  };
}

/** Changed values, as the file writes them. */
function changesBetween(before: StockSheet, after: StockSheet): StaffImportChange[] {
  const [was, is] = [namesOf(before.styleId), namesOf(after.styleId)];
  const ofStyle = styleColumns.map((column) => ({ column, before: was[column], after: is[column] }));
  const others = ownColumns.map(({ name, write }: Column) => ({
    column: name,
    before: write(before),
    after: write(after),
  }));
  return [...ofStyle, ...others].filter((change) => change.before !== change.after);
}
