import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffListOrdersPayload, StaffOrderSort } from '#generated/client/types.gen.ts';
import { isStatusList } from '#states/order-state.ts';

/** Filter and sort of the orders list, stored in the URL so that it can be shared. */
export interface OrderFilters {
  page: number;
  sort: StaffOrderSort;
  isDescending: boolean;
  statuses: string;
  search: string;
  country: string;
  from: string;
  to: string;
}

export const ordersOnPage = 50;

const sorts: readonly StaffOrderSort[] = [
  'createdAt',
  'changedAt',
  'depositDueAt',
  'orderNo',
  'status',
  'total',
  'departsOn',
];
/** Newest first. */
const usual = { sort: 'createdAt', order: 'desc' } as const;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the URL. Invalid values are ignored. */
export function readFilters(parameters: URLSearchParams): OrderFilters {
  const read = (name: string) => parameters.get(name)?.trim() ?? '';
  const fitting = (name: string, shape: RegExp) => (shape.test(read(name)) ? read(name) : '');
  const page = Number(read('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: sorts.find((one) => one === read('sort')) ?? usual.sort,
    isDescending: (read('order') || usual.order) === 'desc',
    statuses: isStatusList(read('statuses')) ? read('statuses') : '',
    search: read('search').slice(0, 60),
    country: fitting('country', /^[A-Z]{2}$/),
    from: fitting('from', day),
    to: fitting('to', day),
  };
}

export function writeFilters({ page, sort, isDescending, ...others }: OrderFilters): URLSearchParams {
  const order = isDescending ? 'desc' : 'asc';
  const written = {
    ...others,
    page: page === 1 ? '' : String(page),
    sort: sort === usual.sort && order === usual.order ? '' : sort,
    order: sort === usual.sort && order === usual.order ? '' : order,
  };
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
}

/** Whether a filter or a page number that is too high may hide orders. */
export function isNarrowed({ statuses, search, country, from, to, page }: OrderFilters): boolean {
  return page > 1 || [statuses, search, country, from, to].some((value) => value !== '');
}

/** Parameters shared by the list and the export. */
export function questionOf({ sort, isDescending, statuses, search, country, from, to }: OrderFilters) {
  return {
    sort,
    isDescending,
    ...(statuses !== '' && { statuses }),
    ...(search !== '' && { search }),
    ...(country !== '' && { countryCode: country }),
    ...(from !== '' && { createdFrom: from }),
    ...(to !== '' && { createdTo: to }),
  } satisfies Partial<StaffListOrdersPayload>;
}

export function useOrderFilters() {
  const [parameters, setParameters] = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(parameters);
    /** Changing a filter resets the page number. */
    const change = (part: Partial<OrderFilters>) =>
      setParameters(writeFilters({ ...filters, page: 1, ...part }), { replace: true });
    const hrefOf = (page: number) => `?${writeFilters({ ...filters, page }).toString()}`;
    return { filters, change, hrefOf };
  }, [parameters, setParameters]);
}
