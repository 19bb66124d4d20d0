import { readFileSync } from 'node:fs';
import type { Style } from '../reference/catalogue/catalogue.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';
import type { Span } from './money.ts';
import type { Period } from './periods.ts';

/** What customs says a model costs when new, as somebody has told it in public. The lists themselves are not at hand. */
export interface ListPrice extends Span {
  /** The year of the list, or the years. */
  list: string;
  told: string;
  url: string;
}

type Source = Pick<ListPrice, 'told' | 'url'>;

/** What the desk has set from a day on. It counts until the next one begins. */
export interface SetListPrice {
  from: CalendarDay;
  /** Null where none is known from then on. */
  price: Omit<ListPrice, keyof Source> | null;
  source: Source;
  setBy: string;
  setAt: string;
}

/** By model and chassis code, as `listKey` writes them; of each variant in the order of the days. */
export type SetListPrices = ReadonlyMap<string, readonly SetListPrice[]>;

/** As much of a country's rules as list prices are read from. */
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
        throw new Error(`server/import/list-prices/${country}.csv, line ${place + 2}, is not whole.`);
      }
      return [listKey({ modelId, chassis }), { min, max, list, told, url }];
    }),
  );
}

const lists: Readonly<Record<string, ReadonlyMap<string, ListPrice>>> = { KE: readList('KE') };

/** What the product has brought along of a variant. */
export function ownListPrice(country: string, variant: ListedVariant): ListPrice | undefined {
  return lists[country]?.get(listKey(variant));
}

/** What customs says a variant costs when new, on a day. What the desk has set takes the place of the file's from its first day on. */
export function listPriceIn(
  { country, listPrices }: ListedCountry,
  variant: ListedVariant,
  day: CalendarDay,
): ListPrice | undefined {
  const set = listPrices?.get(listKey(variant))?.findLast(({ from }) => from <= day);
  if (!set) return ownListPrice(country, variant);
  return set.price ? { ...set.price, ...set.source } : undefined;
}

/** All list prices of a country on a day, for whoever has to notice that one has changed. */
export function listPricesOn(rules: ListedCountry, day: CalendarDay): readonly (readonly [string, ListPrice | null])[] {
  const keys = new Set([...(lists[rules.country]?.keys() ?? []), ...(rules.listPrices?.keys() ?? [])]);
  return [...keys].toSorted().map((key) => {
    const [modelId = '', chassis = ''] = key.split(' ');
    return [key, listPriceIn(rules, { modelId, chassis }, day) ?? null];
  });
}

/** From when until when each one counts. */
export function periodsOf(set: readonly SetListPrice[]): Period[] {
  return set.map(({ from }, place) => {
    const next = set[place + 1];
    return { from, until: next ? addDays(next.from, -1) : null };
  });
}
