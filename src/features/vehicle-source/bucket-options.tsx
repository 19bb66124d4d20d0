import { useTranslation } from 'react-i18next';
import type { VehicleFacets } from '../../../generated/client/types.gen.ts';
import { filterOptions, type FilterWithOptions } from '../../components/vehicle-filters/filter-options.ts';
import type { ListState } from './filters-from-search.ts';
import { linkToFilter } from './list-links.ts';
import { OptionList } from './option-list.tsx';

interface BucketOptionsProps {
  filter: FilterWithOptions;
  state: ListState;
  facets: VehicleFacets | undefined;
}

/** The options of a filter that chooses among a few buckets. */
export function BucketOptions({ filter, state, facets }: BucketOptionsProps) {
  const { t } = useTranslation('vehicles');
  return (
    <OptionList
      options={filterOptions[filter].map(({ id, label }) => ({ value: String(id), label: t(label) }))}
      chosen={state.filters[filter]}
      counts={facets?.[filter]}
      linkTo={(value) => linkToFilter(state, filter, value)}
    />
  );
}
