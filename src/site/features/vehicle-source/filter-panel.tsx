import { useTranslation } from 'react-i18next';
import type { FacetCounts, VehicleFacets } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { filterOptions, type FilterWithOptions } from '#site/components/vehicle-filters/filter-options.ts';
import { withAllFirst } from '#site/components/vehicle-picker/vehicle-choice.ts';
import { Button } from '#shared/ui/button.tsx';
import type { OfferedFilter } from './filter-model.ts';
import styles from './filter-panel.module.css';
import type { ListState } from './filters-from-search.ts';
import { linkToFilter } from './list-links.ts';
import { OptionList } from './option-list.tsx';
import { TraitPanel } from './trait-panel.tsx';

interface FilterPanelProps {
  filter: OfferedFilter | 'more';
  state: ListState;
  /** The list with the typed keyword, which the options apply too. */
  next: ListState;
  facets: VehicleFacets | undefined;
}

/** The options of one filter. The code loads when the first panel is opened. */
export default function FilterPanel({ filter, state, next, facets }: FilterPanelProps) {
  const { make } = state.filters;
  if (filter === 'more') return <TraitPanel state={state} next={next} />;
  if (filter === 'make') return <MakeOptions state={next} counts={facets?.make} />;
  if (filter === 'model') return make === undefined ? null : <ModelOptions state={next} makeId={make} />;
  return <BucketOptions filter={filter} state={next} facets={facets} />;
}

interface LateOptionsProps {
  query: { isError: boolean; refetch: () => unknown };
}

/** Replaces a filter's options while they load and after they failed to load. */
function LateOptions({ query: { isError, refetch } }: LateOptionsProps) {
  const { t } = useTranslation(['vehicles', 'common', 'panels']);
  if (!isError) return <p className={styles.late}>{t('common:loading')}</p>;
  return (
    <div className={styles.late}>
      <p>{t('panels:pickerFailed')}</p>
      <Button variant="outlined" size="small" onClick={() => void refetch()}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

const hotGroup = 'HOT';

/** Every make: the popular ones first with their logos, then all by letter. */
function MakeOptions({ state, counts }: { state: ListState; counts: FacetCounts | undefined }) {
  const { t } = useTranslation(['vehicles', 'panels']);
  const query = queries.useListMakesQuery();
  if (!query.data) return <LateOptions query={query} />;
  return (
    <div className={styles.makes}>
      {query.data.makeList.map(({ groupName, list }) => (
        <section key={groupName} className={groupName === hotGroup ? styles.hot : styles.group}>
          <h3 className={styles.letter}>{groupName === hotGroup ? t('panels:hotMakes') : groupName}</h3>
          <OptionList
            options={list.map(({ makeId, name }) => ({ value: makeId, label: name }))}
            chosen={state.filters.make}
            counts={counts}
            linkTo={(value) => linkToFilter(state, 'make', value)}
          />
        </section>
      ))}
    </div>
  );
}

/** The value for all models. No model has it, since an id is never empty. */
const allModels = '';

function ModelOptions({ state, makeId }: { state: ListState; makeId: string }) {
  const { t } = useTranslation(['vehicles', 'panels']);
  const query = queries.useListModelsQuery({ body: { makeId } });
  if (!query.data) return <LateOptions query={query} />;
  const options = withAllFirst(query.data).map((item) =>
    'modelId' in item ? { value: item.modelId, label: item.name } : { value: allModels, label: t('panels:allModels') },
  );
  return (
    <OptionList
      options={options}
      chosen={state.filters.model ?? allModels}
      counts={undefined}
      linkTo={(value) => linkToFilter(state, 'model', value || undefined)}
    />
  );
}

interface BucketOptionsProps {
  filter: FilterWithOptions;
  state: ListState;
  facets: VehicleFacets | undefined;
}

/** The options of a filter with a fixed set. */
function BucketOptions({ filter, state, facets }: BucketOptionsProps) {
  const { t } = useTranslation(['vehicles', 'panels']);
  return (
    <OptionList
      options={filterOptions[filter].map(({ id, label }) => ({ value: String(id), label: t(label) }))}
      chosen={state.filters[filter]}
      counts={facets?.[filter]}
      linkTo={(value) => linkToFilter(state, filter, value)}
    />
  );
}
