import type { VehicleFacets } from '../../../generated/client/types.gen.ts';
import { BucketOptions } from './bucket-options.tsx';
import type { FilterKey, ListState } from './filters-from-search.ts';
import { MakeOptions } from './make-options.tsx';
import { ModelOptions } from './model-options.tsx';

export interface FilterPanelProps {
  /** The filters that choose among options; keywords are typed, and vehicle types have a row of their own. */
  filter: Exclude<FilterKey, 'keyword' | 'modelLevel'>;
  state: ListState;
  facets: VehicleFacets | undefined;
}

/** The options of one filter; fetched when the first is opened. */
export default function FilterPanel({ filter, state, facets }: FilterPanelProps) {
  const { make } = state.filters;
  if (filter === 'make') return <MakeOptions state={state} counts={facets?.make} />;
  if (filter === 'model') return make === undefined ? null : <ModelOptions state={state} makeId={make} />;
  return <BucketOptions filter={filter} state={state} facets={facets} />;
}
