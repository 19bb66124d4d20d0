import type { SearchValues } from '../../routing/paths.ts';

/** The filters of the vehicle source by their names in the address. */
export const filterKeys = [
  'keyword',
  'make',
  'model',
  'modelLevel',
  'price',
  'carAge',
  'mileage',
  'seatsNum',
  'type',
] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The filters of a list as the address has them. A filter without a value does not narrow the list. */
export type FilterValues = Readonly<Partial<Record<FilterKey, string>>>;

export const listSorts = ['newest', 'priceAscending', 'priceDescending', 'yearNewest', 'mileageLowest'] as const;
export type ListSort = (typeof listSorts)[number];

/** The state of the vehicle source that the address holds. */
export interface ListState {
  filters: FilterValues;
  sort: ListSort;
  page: number;
  /** Whether the list has what the visitor's country does not let in, too. */
  showsRefused?: true | undefined;
}

export const longestKeyword = 40;

/** The highest number that the call takes. No list has so many pages. */
const furthestPage = 1_000_000;
const idPattern = /^[A-Za-z0-9_-]{1,40}$/;
const lastOptions = { price: 7, carAge: 7, mileage: 7, seatsNum: 5, type: 5 } as const;

/** Reads an address. Invalid parts are left out, so that an old or mistyped link still shows vehicles. */
export function readListState(search: URLSearchParams): ListState {
  const entries = filterKeys.flatMap((key) => {
    const value = readFilter(key, search.get(key) ?? '');
    return value === undefined ? [] : [[key, value] as const];
  });
  const sort = listSorts.find((known) => known === search.get('sort')) ?? 'newest';
  const page = Number(search.get('page') ?? 1);
  return {
    filters: Object.fromEntries(entries),
    sort,
    page: Number.isInteger(page) && page > 0 && page <= furthestPage ? page : 1,
    ...(search.get('import') === 'all' && { showsRefused: true }),
  };
}

function readFilter(key: FilterKey, text: string): string | undefined {
  switch (key) {
    case 'keyword': {
      const keyword = tidyKeyword(text);
      return keyword.length > longestKeyword ? undefined : keyword || undefined;
    }
    case 'make':
    case 'model':
    case 'modelLevel':
      return idPattern.test(text) ? text : undefined;
    case 'price':
    case 'carAge':
    case 'mileage':
    case 'seatsNum':
    case 'type':
      return isOption(text, lastOptions[key]) ? text : undefined;
  }
  return key satisfies never;
}

function isOption(text: string, last: number): boolean {
  return /^[1-9]$/.test(text) && Number(text) <= last;
}

/** The keyword without commas and outer spaces, as the list call takes it. */
export function tidyKeyword(text: string): string {
  return text
    .replaceAll(/[,，、]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The one way to write a state into an address, without default values. */
export function writeListState({ filters, sort = 'newest', page = 1, showsRefused }: Partial<ListState>): SearchValues {
  return {
    ...Object.fromEntries(filterKeys.map((key) => [key, filters?.[key]])),
    import: showsRefused && 'all',
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
}

/** The filters with one of them set, or cleared if the value is undefined. */
export function withFilter(filters: FilterValues, key: FilterKey, value: string | undefined): FilterValues {
  // A model belongs to its make.
  const cleared = key === 'make' ? [key, 'model'] : [key];
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !cleared.includes(name)));
  return value === undefined ? others : { ...others, [key]: value };
}

export function hasFilters(filters: FilterValues): boolean {
  return filterKeys.some((key) => filters[key] !== undefined);
}
