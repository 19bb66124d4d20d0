import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { VehicleFacets } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import type { ListState } from './filters-from-search.ts';
import { listPayload } from './list-payload.ts';

/** The page that the address asks for; while it is under way, the one before it stays. */
export function useVehicleList(state: ListState) {
  return useQuery({
    ...queries.listVehiclesOptions({ body: listPayload(state) }),
    placeholderData: keepPreviousData,
  });
}

export type VehicleList = ReturnType<typeof useVehicleList>;

/** The counts of the filters' options, which came with the first page; none for who enters by another page. */
export function useFacets(state: ListState): VehicleFacets | undefined {
  const first = useQuery({
    ...queries.listVehiclesOptions({ body: listPayload({ ...state, page: 1 }) }),
    placeholderData: keepPreviousData,
    enabled: false,
  });
  return first.data?.facets;
}
