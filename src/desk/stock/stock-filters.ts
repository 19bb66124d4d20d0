import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffListStockPayload, StaffStockSort, StaffStockState } from '#generated/client/types.gen.ts';

/** Filter and sort of the stock list, stored in the URL so that it can be shared. */
export interface StockFilters {
  page: number;
  sort: StaffStockSort;
  isDescending: boolean;
  state: StaffStockState | '';
  makeId: string;
  search: string;
}

export const vehiclesOnPage = 50;

export const stockStates: readonly StaffStockState[] = ['draft', 'available', 'held', 'withdrawn', 'sold'];
const sorts: readonly StaffStockSort[] = [
  'changedAt',
  'listedAt',
  'stockNo',
  'name',
  'registered',
  'mileageKm',
  'price',
];
/** Last changed first. */
const usual = { sort: 'changedAt', order: 'desc' } as const;

/** Parses the URL. Invalid values are ignored. */
export function readFilters(parameters: URLSearchParams): StockFilters {
  const read = (name: string) => parameters.get(name)?.trim() ?? '';
  const page = Number(read('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: sorts.find((one) => one === read('sort')) ?? usual.sort,
    isDescending: (read('order') || usual.order) === 'desc',
    state: stockStates.find((one) => one === read('state')) ?? '',
    makeId: /^[A-Za-z0-9_-]{1,40}$/.test(read('make')) ? read('make') : '',
    search: read('search').slice(0, 60),
  };
}

export function writeFilters({ page, sort, isDescending, state, makeId, search }: StockFilters): URLSearchParams {
  const order = isDescending ? 'desc' : 'asc';
  const isUsual = sort === usual.sort && order === usual.order;
  const written = {
    state,
    make: makeId,
    search,
    page: page === 1 ? '' : String(page),
    sort: isUsual ? '' : sort,
    order: isUsual ? '' : order,
  };
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
}

/** Parameters shared by the list and the export. */
export function questionOf({ sort, isDescending, state, makeId, search }: StockFilters) {
  return {
    sort,
    isDescending,
    ...(state !== '' && { state }),
    ...(makeId !== '' && { makeId }),
    ...(search !== '' && { search }),
  } satisfies Partial<StaffListStockPayload>;
}

/** Whether a filter or a page number that is too high may hide vehicles. */
export function isNarrowed({ state, makeId, search, page }: StockFilters): boolean {
  return state !== '' || makeId !== '' || search !== '' || page > 1;
}

export function useStockFilters() {
  const [parameters, setParameters] = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(parameters);
    /** Changing a filter resets the page number. */
    const change = (part: Partial<StockFilters>) =>
      setParameters(writeFilters({ ...filters, page: 1, ...part }), { replace: true });
    const hrefOf = (page: number) => `?${writeFilters({ ...filters, page }).toString()}`;
    return { filters, change, hrefOf };
  }, [parameters, setParameters]);
}
