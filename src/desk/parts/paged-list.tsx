import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Failure } from '#shared/api/errors.ts';
import { lastPageOf, Pagination } from '#shared/ui/pagination.tsx';
import { CallFailed } from './call-failed.tsx';
import styles from './paged-list.module.css';
import { useActive } from './use-active.ts';

export const rowsOnPage = 20;
const pollInterval = 15_000;

/** Refetches a list while the user is active. The shown page stays until the next one has loaded. */
export function usePolledList<Data, Fault extends Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Fault, Data, Key>,
) {
  const isActive = useActive();
  return useQuery({ ...options, placeholderData: keepPreviousData, refetchInterval: isActive && pollInterval });
}

interface PagedListProps<Data> {
  list: UseQueryResult<Data, Failure>;
  page: number;
  pageSize?: number;
  hrefOf: (page: number) => string;
  /** Shown if there is no row on any page. */
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page of a list. When its last row is gone, it moves to the page before. */
export function PagedList<Data extends { total: number }>(props: PagedListProps<Data>) {
  const { list, page, pageSize = rowsOnPage, hrefOf, empty, children } = props;
  const { data, error, isPlaceholderData, refetch } = list;
  // The total of the previous list says nothing about this one.
  const last = data && !isPlaceholderData ? lastPageOf(data.total, pageSize) : page;
  return (
    <>
      {page > last && <Navigate replace to={hrefOf(last)} />}
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && empty}
      {data && data.total > 0 && (
        <div className={styles.list} aria-busy={isPlaceholderData}>
          {children(data)}
          <Pagination total={data.total} page={page} pageSize={pageSize} hrefOf={hrefOf} />
        </div>
      )}
    </>
  );
}
