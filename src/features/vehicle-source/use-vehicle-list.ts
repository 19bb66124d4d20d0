import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VehicleFacets } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import type { ListState } from './filters-from-search.ts';
import { listPayload } from './list-payload.ts';
import { writeFilters } from './remembered-filters.tsx';

/** The page that the address asks for; while it is under way, the one before it stays, without what it no longer tells. */
export function useVehicleList(state: ListState) {
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...queries.listVehiclesOptions({ body: listPayload(state) }),
    placeholderData: keepPreviousData,
  });
  const isOfFilters = useIsOfFilters(state, { hasData: data !== undefined, isPlaceholderData });
  const [receivedAt, setReceivedAt] = useState(dataUpdatedAt);
  // What stays has no time of its own, and its sales go on counting from when it came.
  if (!isPlaceholderData && data && receivedAt !== dataUpdatedAt) setReceivedAt(dataUpdatedAt);
  return {
    data,
    error,
    isFetching,
    isPlaceholderData,
    receivedAt,
    refetch,
    /** How many vehicles match the filters of the address, as far as that is known. */
    total: isOfFilters ? data?.total : undefined,
  };
}

export type VehicleList = ReturnType<typeof useVehicleList>;

/** The counts of the filters' options, which came with the first page; none for who enters by another page. */
export function useFacets(state: ListState): VehicleFacets | undefined {
  const { data, isPlaceholderData } = useQuery({
    ...queries.listVehiclesOptions({ body: listPayload({ ...state, page: 1 }) }),
    placeholderData: keepPreviousData,
    enabled: false,
  });
  const isOfFilters = useIsOfFilters(state, { hasData: data !== undefined, isPlaceholderData });
  return isOfFilters ? data?.facets : undefined;
}

/** Whether what is there, or has stayed, is about the filters of the address. Another page or order changes no count. */
function useIsOfFilters(state: ListState, shown: { hasData: boolean; isPlaceholderData: boolean }): boolean {
  const filters = writeFilters(state.filters);
  const [received, setReceived] = useState<string>();
  const isReal = shown.hasData && !shown.isPlaceholderData;
  if (isReal && received !== filters) setReceived(filters);
  return isReal || received === filters;
}
