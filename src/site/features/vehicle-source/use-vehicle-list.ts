import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VehicleFacets } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { useDestination } from '#site/remembered/destination.ts';
import type { ListState } from './filters-from-search.ts';
import { listPayload } from './list-payload.ts';
import { writeFilters } from './remembered-filters.tsx';

/** The page in the address. While it loads, the previous page stays without its count. */
export function useVehicleList(state: ListState) {
  const destination = useDestination();
  const { data, error, failureReason, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...queries.listVehiclesOptions({ body: listPayload(state, destination) }),
    placeholderData: keepPreviousData,
  });
  const isOfFilters = useIsOfFilters(state, destination.countryCode, {
    hasData: data !== undefined,
    isPlaceholderData,
  });
  const [receivedAt, setReceivedAt] = useState(dataUpdatedAt);
  // Placeholder data has no time of its own. Its countdowns continue from when it was received.
  if (!isPlaceholderData && data && receivedAt !== dataUpdatedAt) setReceivedAt(dataUpdatedAt);
  return {
    data,
    error,
    /** Why the last attempt failed, while another one is running. */
    failureReason,
    isFetching,
    isPlaceholderData,
    receivedAt,
    refetch,
    /** How many vehicles match the filters of the address, if known. */
    total: isOfFilters ? data?.total : undefined,
    /** How many more match but are hidden since the visitor's country refuses them. */
    refusedTotal: isOfFilters ? data?.refusedTotal : undefined,
  };
}

export type VehicleList = ReturnType<typeof useVehicleList>;

/** The counts of the filters' options. They come with the first page, so there are none if another page was opened first. */
export function useFacets(state: ListState): VehicleFacets | undefined {
  const destination = useDestination();
  const { data, isPlaceholderData } = useQuery({
    ...queries.listVehiclesOptions({ body: listPayload({ ...state, page: 1 }, destination) }),
    placeholderData: keepPreviousData,
    enabled: false,
  });
  const isOfFilters = useIsOfFilters(state, destination.countryCode, {
    hasData: data !== undefined,
    isPlaceholderData,
  });
  return isOfFilters ? data?.facets : undefined;
}

/** Whether landed costs in the visitor's country are known, as the current list says. */
export function useIsLandedKnown(state: ListState): boolean {
  const { data } = useQuery({
    ...queries.listVehiclesOptions({ body: listPayload(state, useDestination()) }),
    placeholderData: keepPreviousData,
    enabled: false,
  });
  return data?.landed?.known === true;
}

/** Whether the data matches the filters of the address. Another page or order does not change a count. */
function useIsOfFilters(
  { filters: chosen, showsRefused }: ListState,
  country: string,
  shown: { hasData: boolean; isPlaceholderData: boolean },
): boolean {
  const filters = `${showsRefused ? '' : country}?${writeFilters(chosen)}`;
  const [received, setReceived] = useState<string>();
  const isReal = shown.hasData && !shown.isPlaceholderData;
  if (isReal && received !== filters) setReceived(filters);
  return isReal || received === filters;
}
