import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TraitFacets } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { useDestination } from '#site/remembered/destination.ts';
import type { ListState } from './filters-from-search.ts';
import { listPayload } from './list-payload.ts';

/** The counts of the trait options. They are requested separately, when these filters are opened. */
export function useTraitFacets(state: ListState, { isAsked }: { isAsked: boolean }): TraitFacets | undefined {
  const { facetsFlag: _facets, sort: _sort, ...payload } = listPayload({ ...state, page: 1 }, useDestination());
  const { data } = useQuery({
    ...queries.listVehiclesOptions({ body: { ...payload, pageSize: 1, traitFacetsFlag: 1 } }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  return data?.traitFacets;
}
