import { type FilterKey, filterKeys, type FilterValues, nine, type TraitKey } from './filters-from-search.ts';

/** A filter of the vehicle source with its number. */
interface ModelFilter {
  id: number;
  name: FilterKey;
  value: string;
}

/** The nine filters, numbered from 1 in the order of their keys. */
export function filterModelOf(filters: FilterValues): ModelFilter[] {
  return numbered(filters).slice(0, nine);
}

/** The nine, and the traits behind them. */
function numbered(filters: FilterValues): ModelFilter[] {
  return filterKeys.map((name, place) => ({ id: place + 1, name, value: filters[name] ?? '' }));
}

export function activeFiltersOf(filters: FilterValues): ModelFilter[] {
  return numbered(filters).filter(({ value }) => value !== '');
}

/** The filters that choose among options. Keywords are typed, and vehicle types have a row of their own. */
export type OfferedFilter = Exclude<FilterKey, 'keyword' | 'modelLevel' | TraitKey>;

/** The filters with a panel of their own, in the order in which they are shown. */
export const offeredFilters: readonly OfferedFilter[] = [
  'make',
  'model',
  'price',
  'carAge',
  'mileage',
  'seatsNum',
  'type',
];
