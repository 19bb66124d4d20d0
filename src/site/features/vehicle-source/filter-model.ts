import {
  type FilterKey,
  filterKeys,
  type FilterValues,
  type LandedKey,
  nine,
  type TraitKey,
} from './filters-from-search.ts';

/** A filter of the vehicle list with its number. */
interface ModelFilter {
  id: number;
  name: FilterKey;
  value: string;
}

/** The nine filters, numbered from 1 in the order of their keys. */
export function filterModelOf(filters: FilterValues): ModelFilter[] {
  return filterKeys.slice(0, nine).map((name, place) => ({ id: place + 1, name, value: filters[name] ?? '' }));
}

/** The values of the nine filters, and of the traits after them. */
export function activeFiltersOf(filters: FilterValues): ModelFilter[] {
  const traits = filterKeys
    .slice(nine)
    .map((name, place) => ({ id: nine + place + 1, name, value: filters[name] ?? '' }));
  return [...filterModelOf(filters), ...traits].filter(({ value }) => value !== '');
}

/** The filters with options. Keywords are typed, and vehicle types have a row of their own. */
export type OfferedFilter = Exclude<FilterKey, 'keyword' | 'modelLevel' | TraitKey | LandedKey>;

/** The filters with a panel of their own, in display order. */
export const offeredFilters: readonly OfferedFilter[] = [
  'make',
  'model',
  'price',
  'carAge',
  'mileage',
  'seatsNum',
  'type',
];
