import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';
import type { Span } from './money.ts';
import type { Period } from './periods.ts';
import { type ListPriceRow, rowsOfStyle } from './rows-of-style.ts';

/** A customs list price of a variant when new. */
export interface ListPrice extends Span {
  /** The year of the list. */
  list: string;
  told: string;
  url: string;
  /** The rows it is taken from, where the list itself is at hand. */
  rows?: readonly ListPriceRow[];
}

type Source = Pick<ListPrice, 'told' | 'url'>;

/** A price set at the desk. It counts until the next one begins. */
export interface SetListPrice {
  from: CalendarDay;
  /** Null if unknown from then on. */
  price: Omit<ListPrice, keyof Source> | null;
  source: Source;
  setBy: string;
  setAt: string;
}

/** By model and chassis code, as `listKey` writes them, and per variant in order of days. */
export type SetListPrices = ReadonlyMap<string, readonly SetListPrice[]>;

/** The part of a country's rules that list prices are read from. */
interface ListedCountry {
  country: string;
  listPrices?: SetListPrices;
}

export type ListedVariant = Pick<Style, 'modelId' | 'chassis'>;

export function listKey({ modelId, chassis }: ListedVariant): string {
  return `${modelId} ${chassis}`;
}

const folder = new URL('list-prices/', import.meta.url);

/** Newest list first. */
type OwnPrices = ReadonlyMap<string, readonly ListPrice[]>;

/** Reads the lists of a country, such as `KE-2025.csv`. Rows of a variant become one price with its range. */
function readLists(country: string): OwnPrices {
  const files = readdirSync(folder).filter((name) => name.startsWith(`${country}-`) && name.endsWith('.csv'));
  const rows = files.toSorted((one, other) => other.localeCompare(one)).flatMap(readListFile);
  const groups = Map.groupBy(rows, ({ key, list }) => `${key} ${list}`);
  return Map.groupBy(
    [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { key, list, told, url } = first;
      const amounts = group.map(({ amount }) => amount);
      const known = group.flatMap(({ row }) => row ?? []);
      const span = { min: Math.min(...amounts), max: Math.max(...amounts) };
      return [{ key, ...span, list, told, url, ...(known.length > 0 && { rows: known }) }];
    }),
    ({ key }) => key,
  );
}

interface ReadRow extends Source {
  key: string;
  list: string;
  amount: number;
  /** Absent where only a single price was published, not the list. */
  row?: ListPriceRow;
}

/** The sources of lists that are at hand as a whole. */
const listSources: Readonly<Record<string, Source>> = JSON.parse(
  readFileSync(new URL('lists.json', folder), 'utf8'),
) as Record<string, Source>;

function readListFile(name: string): ReadRow[] {
  const list = name.slice(3, -4);
  const records = parse<Record<string, string>>(readFileSync(new URL(name, folder), 'utf8'), { columns: true });
  return records.map((cells, place) => {
    const { modelId, chassis, amount: written, row, name: trim = '', cc, fuel, drive, gearbox } = cells;
    const { told, url } = listSources[name] ?? cells;
    const amount = Number(written);
    if (!modelId || !chassis || !told || !url || !(amount > 0)) {
      throw new Error(`server/marketplace/import/list-prices/${name}, line ${place + 2}, is incomplete.`);
    }
    const known: ListPriceRow = {
      row: Number(row),
      name: trim,
      ...(cc && { cc: Number(cc) }),
      ...(fuel === 'electric' && { isElectric: true }),
      ...((drive === '2WD' || drive === '4WD') && { drive }),
      ...(gearbox === 'manual' && { isManual: true }),
      amount,
    };
    return { key: listKey({ modelId, chassis }), list, amount, told, url, ...(row && { row: known }) };
  });
}

const lists: Readonly<Record<string, OwnPrices>> = { KE: readLists('KE') };

/** The prices of a variant in all lists that come with the product, newest list first. */
export function ownListPrices(country: string, variant: ListedVariant): readonly ListPrice[] {
  return lists[country]?.get(listKey(variant)) ?? [];
}

/** The list prices of a variant on a day. A price set at the desk comes first and replaces that of the same list. */
export function listPricesIn(
  { country, listPrices }: ListedCountry,
  variant: ListedVariant,
  day: CalendarDay,
): readonly ListPrice[] {
  const set = setOn(listPrices, variant, day);
  const own = ownListPrices(country, variant);
  if (!set) return own;
  const price = set.price && { ...set.price, ...set.source };
  return price ? [price, ...own.filter(({ list }) => list !== price.list)] : [];
}

/** The prices of a style in customs' lists on a day, and whether the desk has set the first of them. */
export function listPricesOf(
  rules: ListedCountry | undefined,
  style: Style | undefined,
  day: CalendarDay,
): { listPrices: readonly ListPrice[]; isPriceSet: boolean } {
  if (!rules || !style) return { listPrices: [], isPriceSet: false };
  return {
    listPrices: listPricesIn(rules, style, day).flatMap((price) => priceOfStyle(price, style) ?? []),
    isPriceSet: setOn(rules.listPrices, style, day) !== undefined,
  };
}

function setOn(listPrices: SetListPrices | undefined, variant: ListedVariant, day: CalendarDay) {
  return listPrices?.get(listKey(variant))?.findLast(({ from }) => from <= day);
}

const known = new WeakMap<ListPrice, Map<string, ListPrice | undefined>>();

/** The price of one style: that of its trim, where the list tells trims apart. Undefined if no row is about its engine. */
function priceOfStyle(price: ListPrice, style: Style): ListPrice | undefined {
  const ofPrice = known.get(price) ?? new Map<string, ListPrice | undefined>();
  known.set(price, ofPrice);
  if (!ofPrice.has(style.id)) ofPrice.set(style.id, narrow(price, style));
  return ofPrice.get(style.id);
}

function narrow(price: ListPrice, style: Style): ListPrice | undefined {
  if (!price.rows) return price;
  const rows = rowsOfStyle(price.rows, style);
  if (rows.length === 0) return undefined;
  const amounts = rows.map(({ amount }) => amount);
  return { ...price, rows, min: Math.min(...amounts), max: Math.max(...amounts) };
}

/** The prices of a country set at the desk on a day, to detect changes: the built-in lists never change. */
export function setPricesOn({ listPrices = new Map() }: ListedCountry, day: CalendarDay): unknown {
  const set: SetListPrices = listPrices;
  return [...set.keys()].toSorted().flatMap((key) => {
    const price = set.get(key)?.findLast(({ from }) => from <= day);
    return price ? [[key, price]] : [];
  });
}

/** The validity period of each price. */
export function periodsOf(set: readonly SetListPrice[]): Period[] {
  return set.map(({ from }, place) => {
    const next = set[place + 1];
    return { from, until: next ? addDays(next.from, -1) : null };
  });
}
