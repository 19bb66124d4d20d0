import { readFileSync } from 'node:fs';
import type { Style } from '../reference/catalogue/catalogue.ts';
import type { Span } from './money.ts';

/** What customs says a model costs when new, as somebody has told it in public. The lists themselves are not at hand. */
export interface ListPrice extends Span {
  /** The year of the list, or the years. */
  list: string;
  told: string;
  url: string;
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
      return [`${modelId} ${chassis}`, { min, max, list, told, url }];
    }),
  );
}

const lists: Readonly<Record<string, ReadonlyMap<string, ListPrice>>> = { KE: readList('KE') };

export function listPriceIn(country: string, style: Pick<Style, 'modelId' | 'chassis'>): ListPrice | undefined {
  return lists[country]?.get(`${style.modelId} ${style.chassis}`);
}

/** All list prices of a country, for whoever has to notice that one has changed. */
export function listPricesIn(country: string): readonly (readonly [string, ListPrice])[] {
  return [...(lists[country] ?? [])];
}
