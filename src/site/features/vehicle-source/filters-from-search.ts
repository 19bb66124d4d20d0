import { listTraits } from '#screens/list-traits.ts';
import { longestKeyword, type SearchValues, withDecimalPoints } from '#shared/routing/paths.ts';

export type TraitWithOptions = keyof typeof listTraits;
export const traitsInOrder = Object.keys(listTraits) as TraitWithOptions[];

/** The traits of vehicles; each is one of a few options, except the years. */
export type TraitKey = 'yearFrom' | 'yearTo' | TraitWithOptions;

/** The landed cost in the visitor's country, in shillings. */
export const landedKeys = ['landedFrom', 'landedTo'] as const;
export type LandedKey = (typeof landedKeys)[number];

const id = /^[A-Za-z0-9_-]{1,40}$/;
const toFive = /^[1-5]$/;
const toSeven = /^[1-7]$/;
const year = /^(19[5-9]|20\d)\d$/;
/** The maximum amount in shillings that the call accepts. */
const shillings = /^[1-9]\d{0,8}$/;

/** The parser of each filter but the keyword, which has its own. */
const patterns = {
  make: id,
  model: id,
  modelLevel: id,
  price: toSeven,
  carAge: toSeven,
  mileage: toSeven,
  seatsNum: toFive,
  type: toFive,
  yearFrom: year,
  yearTo: year,
  landedFrom: shillings,
  landedTo: shillings,
} as const;
type Read = keyof typeof patterns;

/** The filters of the vehicle list by their names in the address: the nine original ones, then the traits. */
export const filterKeys = ['keyword', ...(Object.keys(patterns) as Read[]), ...traitsInOrder] as const;
export type FilterKey = (typeof filterKeys)[number];
/** How many filters come before the traits. */
export const nine = 9;

/** The filters of a list as in the address. A filter without a value is inactive. */
export type FilterValues = Readonly<Partial<Record<FilterKey, string>>>;

export const listSorts = [
  'newest',
  'priceAscending',
  'priceDescending',
  'landedAscending',
  'landedDescending',
  'yearNewest',
  'mileageLowest',
] as const;
export type ListSort = (typeof listSorts)[number];

/** The state of the vehicle list in the address. */
export interface ListState {
  filters: FilterValues;
  sort: ListSort;
  page: number;
  /** Whether the list includes vehicles that the visitor's country refuses. */
  showsRefused?: true | undefined;
}

/** The highest page number that the call accepts. No list has so many pages. */
const furthestPage = 1_000_000;
/** Parses an address. Invalid parts are ignored, so that an old or mistyped link still shows vehicles. */
export function readListState(search: URLSearchParams): ListState {
  const entries = filterKeys.flatMap((key) => {
    const value = readFilter(key, search.get(key) ?? '');
    return value === undefined ? [] : [[key, value] as const];
  });
  const sort = listSorts.find((known) => known === search.get('sort')) ?? 'newest';
  const page = Number(search.get('page') ?? 1);
  return {
    filters: inOrder(Object.fromEntries(entries)),
    sort,
    page: Number.isInteger(page) && page > 0 && page <= furthestPage ? page : 1,
    ...(search.get('import') === 'all' && { showsRefused: true }),
  };
}

/** Orders ranges: the earlier year first, and the lower cost. */
function inOrder(filters: FilterValues): FilterValues {
  const { yearFrom, yearTo, landedFrom, landedTo } = filters;
  return {
    ...filters,
    ...(yearFrom && yearTo && yearFrom > yearTo && { yearFrom: yearTo, yearTo: yearFrom }),
    ...(landedFrom &&
      landedTo &&
      Number(landedFrom) > Number(landedTo) && { landedFrom: landedTo, landedTo: landedFrom }),
  };
}

function readFilter(key: FilterKey, text: string): string | undefined {
  if (key === 'keyword') {
    const keyword = tidyKeyword(text);
    return keyword.length > longestKeyword ? undefined : keyword || undefined;
  }
  if (key in patterns) return patterns[key as Read].test(text) ? text : undefined;
  return listTraits[key as TraitWithOptions].find((option) => option === text);
}

/** The keyword without commas and outer spaces, as the list call accepts it. Those of thousands leave no space. */
export function tidyKeyword(text: string): string {
  return withDecimalPoints(text)
    .replaceAll(/(?<=\d)[,，](?=\d{3}(?!\d))/g, '')
    .replaceAll(/[,，、]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether the list is sorted by landed cost. */
export function isLandedSort(sort: ListSort): sort is 'landedAscending' | 'landedDescending' {
  return sort === 'landedAscending' || sort === 'landedDescending';
}

/** Whether the list uses filters or orders whose texts are not part of the base list. */
export function namesTraits({ filters, sort }: Pick<ListState, 'filters' | 'sort'>): boolean {
  return isLandedSort(sort) || filterKeys.slice(nine).some((key) => filters[key]);
}

/** Whether the list is filtered or sorted by landed cost. */
export function isByLanded({ filters, sort }: Pick<ListState, 'filters' | 'sort'>): boolean {
  return isLandedSort(sort) || landedKeys.some((key) => filters[key]);
}

/** The canonical query of a state, without default values. */
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
