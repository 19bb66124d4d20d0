import type { VehicleFacets } from '../../../generated/client/types.gen.ts';
import { activeFiltersOf } from './filter-model.ts';
import { withFilter, type FilterKey, type FilterValues } from './filters-from-search.ts';

/** A filter without which something would be found, and how much, where that is known. */
export interface WayBack {
  dropped: FilterKey;
  filters: FilterValues;
  count: number | undefined;
}

const mostWays = 3;

/**
 * Where nothing meets the filters: which single one to let go. A vehicle falls under one option of a filter, so the counts
 * of its options add up to what there is without it.
 */
export function waysBackFrom(filters: FilterValues, facets: VehicleFacets | undefined): WayBack[] {
  const active = activeFiltersOf(filters);
  if (active.length < 2) return [];
  return active
    .map(({ name }) => ({
      dropped: name,
      filters: withFilter(filters, name, undefined),
      count: countFor(name, facets),
    }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, mostWays);
}

function countFor(name: FilterKey, facets: VehicleFacets | undefined): number | undefined {
  // Keywords and models have no counts; a vehicle may be of several types, so that theirs do not add up.
  if (!facets || name === 'keyword' || name === 'model' || name === 'type') return undefined;
  return facets[name].reduce((sum, { count }) => sum + count, 0);
}
