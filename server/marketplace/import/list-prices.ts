import { readFileSync } from 'node:fs';
import type { Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';
import type { Span } from './money.ts';
import type { Period } from './periods.ts';

/** A published customs list price of a model when new. The lists themselves are not available to us. */
export interface ListPrice extends Span {
  /** The year or years of the list. */
  list: string;
  told: string;
  url: string;
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

function readList(country: string): ReadonlyMap<string, ListPrice> {
  const text = readFileSync(new URL(`list-prices/${country}.csv`, import.meta.url), 'utf8');
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return new Map(
    lines.map((line, place) => {
      const [modelId, chassis, from, until, list, told, url] = line.split(',');
      const [min, max] = [Number(from), Number(until)];
      if (!modelId || !chassis || !list || !told || !url || !(min > 0) || !(max >= min)) {
        throw new Error(`server/marketplace/import/list-prices/${country}.csv, line ${place + 2}, is incomplete.`);
      }
      return [listKey({ modelId, chassis }), { min, max, list, told, url }];
    }),
  );
}

const lists: Readonly<Record<string, ReadonlyMap<string, ListPrice>>> = { KE: readList('KE') };

/** The built-in list price of a variant. */
export function ownListPrice(country: string, variant: ListedVariant): ListPrice | undefined {
  return lists[country]?.get(listKey(variant));
}

/** The list price of a variant on a day. Desk prices override the file's from their first day on. */
export function listPriceIn(
  { country, listPrices }: ListedCountry,
  variant: ListedVariant,
  day: CalendarDay,
): ListPrice | undefined {
  const set = listPrices?.get(listKey(variant))?.findLast(({ from }) => from <= day);
  if (!set) return ownListPrice(country, variant);
  return set.price ? { ...set.price, ...set.source } : undefined;
}

/** All list prices of a country on a day, to detect changes. */
export function listPricesOn(rules: ListedCountry, day: CalendarDay): readonly (readonly [string, ListPrice | null])[] {
  const keys = new Set([...(lists[rules.country]?.keys() ?? []), ...(rules.listPrices?.keys() ?? [])]);
  return [...keys].toSorted().map((key) => {
    const [modelId = '', chassis = ''] = key.split(' ');
    return [key, listPriceIn(rules, { modelId, chassis }, day) ?? null];
  });
}

/** The validity period of each price. */
export function periodsOf(set: readonly SetListPrice[]): Period[] {
  return set.map(({ from }, place) => {
    const next = set[place + 1];
    return { from, until: next ? addDays(next.from, -1) : null };
  });
}
