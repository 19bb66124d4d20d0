import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffListOrdersPayload, StaffOrderSort } from '../../../generated/client/types.gen.ts';

/** What of all orders is shown, as it stands in the address, so that it can be sent to a colleague. */
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
/** The latest first. */
const usual = { sort: 'createdAt', order: 'desc' } as const;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address. What it cannot mean is left out, as if nobody had written it. */
export function readFilters(parameters: URLSearchParams): OrderFilters {
  const read = (name: string) => parameters.get(name)?.trim() ?? '';
  const fitting = (name: string, shape: RegExp) => (shape.test(read(name)) ? read(name) : '');
  const page = Number(read('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: sorts.find((one) => one === read('sort')) ?? usual.sort,
    isDescending: (read('order') || usual.order) === 'desc',
    statuses: fitting('statuses', /^[0-8](,[0-8]){0,8}$/),
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

/** Whether orders may be hidden by a filter or by a page that is too high. */
export function isNarrowed({ statuses, search, country, from, to, page }: OrderFilters): boolean {
  return page > 1 || [statuses, search, country, from, to].some((value) => value !== '');
}

/** What of it the list and the export ask for alike. */
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
    /** Whatever changes what is found begins on the first page again. */
    const change = (part: Partial<OrderFilters>) =>
      setParameters(writeFilters({ ...filters, page: 1, ...part }), { replace: true });
    const hrefOf = (page: number) => `?${writeFilters({ ...filters, page }).toString()}`;
    return { filters, change, hrefOf };
  }, [parameters, setParameters]);
}
