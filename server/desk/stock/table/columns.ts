import type { StaffImportFault, StockSheet } from '#generated/client/types.gen.ts';
import { normaliseSearch } from '#server/marketplace/catalogue/search/search-text.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import { equipment } from '#server/marketplace/reference/equipment.ts';
import type { Names } from '#server/platform/names.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';
import { nearest } from '#server/desk/table/nearest.ts';
import { readInteger } from '#server/desk/table/read-integer.ts';
import type { TableKind } from '#server/desk/table/read-table.ts';

export type Fault = Pick<StaffImportFault, 'kind' | 'hint'>;

/** A column of the file, with its writer and parser. */
export interface Column {
  name: string;
  /** Whether it is required for a new vehicle. */
  isNeeded?: boolean;
  write: (sheet: StockSheet) => string;
  read: (text: string) => Partial<StockSheet> | Fault;
}

export function isFault(read: object): read is Fault {
  return 'kind' in read;
}

const { styles, models, makes } = readReferenceCatalogue();
const styleById = new Map(styles.map((style) => [style.id, style]));
const modelById = new Map(models.map((model) => [model.id, model]));
const makeById = new Map(makes.map((make) => [make.id, make]));

/** English names of a style’s make and model, as used in files. */
export function namesOf(styleId: string): { make: string; model: string; style: string } {
  const style = styleById.get(styleId);
  return {
    make: makeById.get(style?.makeId ?? '')?.names.en ?? '',
    model: modelById.get(style?.modelId ?? '')?.names.en ?? '',
    style: style?.name ?? '',
  };
}

/** Finds a choice by its code or its name in any language. */
function findBy<Item extends { names: Names }>(items: readonly Item[], codeOf: (item: Item) => string) {
  const known = new Map<string, Item>();
  for (const item of items) {
    for (const name of [codeOf(item), ...Object.values(item.names)] as string[]) known.set(normaliseSearch(name), item);
  }
  return (text: string): Item | Fault =>
    known.get(normaliseSearch(text)) ?? {
      kind: 'unknown',
      hint: nearest(
        text,
        items.map(({ names }) => names.en),
      ),
    };
}

const findColour = findBy(colours, ({ code }) => code);
const findYard = findBy(yards, ({ templateId }) => templateId);
const findEquipment = findBy(equipment, ({ code }) => code);

function whole(least: number, most: number, use: (value: number) => Partial<StockSheet>): Column['read'] {
  return (text) => {
    const value = readInteger(text, least, most);
    return value === undefined ? outside(least, most) : use(value);
  };
}

function outside(least: number, most: number): Fault {
  return { kind: 'number', hint: `${least.toLocaleString('en')}–${most.toLocaleString('en')}` };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  use: (value: Value) => Partial<StockSheet>,
): Column['read'] {
  return (text) => {
    const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
    return found === undefined ? { kind: 'unknown', hint: values.join(', ') } : use(found);
  };
}

const truths: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  no: false,
  false: false,
  '0': false,
};

function flag(field: 'climateControl' | 'isNewArrival' | 'isDaily' | 'isHighQuality' | 'isBestSeller') {
  return {
    write: (sheet: StockSheet) => (sheet[field] === undefined ? '' : sheet[field] ? 'yes' : 'no'),
    read(text: string): Partial<StockSheet> | Fault {
      const key = text.toLowerCase();
      if (!Object.hasOwn(truths, key)) return { kind: 'unknown', hint: 'yes, no' };
      return { [field]: truths[key] };
    },
  };
}

export const mileageColumn = 'mileage_km';
const mostMileage = 2_000_000;

/** Buyers see the readings of the inspection beside the mileage. */
export function mileageFault(reading: number): Fault {
  return outside(reading, mostMileage);
}

export const chassisColumn = 'chassis_number';
const longestRemark = 1000;

function remark(language: 'en' | 'zh' | 'ja') {
  return {
    name: `remark_${language}`,
    write: (sheet: StockSheet) => sheet.remarks[language] ?? '',
    read: (text: string): Partial<StockSheet> | Fault =>
      text.length > longestRemark
        ? { kind: 'tooLong', hint: String(longestRemark) }
        : { remarks: { [language]: text } },
  };
}

/** Independent columns. Make, model and style depend on each other: see `read-style.ts`. */
export const ownColumns: readonly Column[] = [
  {
    name: 'registered',
    isNeeded: true,
    write: ({ registered }) => registered,
    read(text) {
      const [, year = '', month = ''] = /^((?:19|20)\d{2})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text) ?? [];
      const isMonth = Number(month) >= 1 && Number(month) <= 12;
      return isMonth ? { registered: `${year}-${month.padStart(2, '0')}` } : { kind: 'month', hint: '2018-03' };
    },
  },
  {
    name: mileageColumn,
    isNeeded: true,
    write: ({ mileageKm }) => String(mileageKm),
    read: whole(0, mostMileage, (mileageKm) => ({ mileageKm })),
  },
  {
    name: 'colour',
    isNeeded: true,
    write: ({ colourCode }) => colours.find(({ code }) => code === colourCode)?.names.en ?? colourCode,
    read(text) {
      const found = findColour(text);
      return isFault(found) ? found : { colourCode: found.code };
    },
  },
  {
    name: 'steering',
    write: ({ handle }) => handle,
    read: oneOf(['right', 'left'], (handle) => ({ handle })),
  },
  {
    name: chassisColumn,
    write: ({ chassisNumber }) => chassisNumber,
    read: (text) =>
      /^[A-Za-z0-9][A-Za-z0-9-]{4,24}$/.test(text)
        ? { chassisNumber: text.toUpperCase() }
        : { kind: 'shape', hint: 'KSP130-2104871' },
  },
  {
    name: 'yard',
    isNeeded: true,
    write: ({ yardId }) => yards.find(({ templateId }) => templateId === yardId)?.names.en ?? yardId,
    read(text) {
      const found = findYard(text);
      return isFault(found) ? found : { yardId: found.templateId };
    },
  },
  {
    name: 'condition_grade',
    write: ({ conditionGrade }) => conditionGrade,
    read: (text) =>
      oneOf(['S', '6', '5', '4.5', '4', '3.5', '3', '2', '1', 'R', 'RA'], (conditionGrade) => ({ conditionGrade }))(
        text.replace(/\.0$/, ''),
      ),
  },
  {
    name: 'interior_grade',
    write: ({ interiorGrade }) => interiorGrade,
    read: oneOf(['A', 'B', 'C', 'D', 'E'], (interiorGrade) => ({ interiorGrade })),
  },
  {
    name: 'airbags',
    write: ({ airbags }) => (airbags === undefined ? '' : String(airbags)),
    read: whole(0, 20, (airbags) => ({ airbags })),
  },
  { name: 'automatic_air_conditioning', ...flag('climateControl') },
  {
    name: 'equipment',
    write: (sheet) => sheet.equipment.join('; '),
    read(text) {
      const codes = new Set<string>();
      for (const part of partsOf(text)) {
        const item = findEquipment(part);
        // Only the first fault is reported.
        if (isFault(item)) return item;
        codes.add(item.code);
      }
      return { equipment: [...codes] };
    },
  },
  {
    name: 'emission',
    write: ({ emissionCode }) => emissionCode,
    read: oneOf(['china-5', 'china-6'], (emissionCode) => ({ emissionCode })),
  },
  remark('en'),
  remark('zh'),
  remark('ja'),
  {
    name: 'price_usd',
    isNeeded: true,
    write: ({ price }) => String(price),
    read: whole(1, 9_999_999, (price) => ({ price })),
  },
  {
    name: 'lowest_price_usd',
    write: ({ lowestPrice }) => String(lowestPrice),
    read: whole(1, 9_999_999, (lowestPrice) => ({ lowestPrice })),
  },
  { name: 'new_arrival', ...flag('isNewArrival') },
  { name: 'hot_car', ...flag('isDaily') },
  { name: 'high_quality', ...flag('isHighQuality') },
  { name: 'best_seller', ...flag('isBestSeller') },
];

export const numberColumn = 'stock_number';
export const styleColumns = ['make', 'model', 'style'] as const;
/** The only state a file can request is `published`; the others are read-only. */
export const stateColumn = 'state';

/** Photos of the vehicle, by address or archive file name: see `row-photos.ts`. */
export const photosColumn = 'photos';

/** Splits a list in a cell. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** All columns in export order. */
export const columnNames: readonly string[] = [
  numberColumn,
  stateColumn,
  ...styleColumns,
  ...ownColumns.map(({ name }) => name),
  photosColumn,
];

export const stockTable: TableKind = { columns: columnNames, needed: [numberColumn], mostRows: 20_000 };
