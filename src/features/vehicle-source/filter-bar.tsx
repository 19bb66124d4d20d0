import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleFacets } from '../../../generated/client/types.gen.ts';
import { filterNames } from '../../components/vehicle-filters/filter-options.ts';
import { DropPanel } from '../../ui/drop-panel.tsx';
import styles from './filter-bar.module.css';
import { offeredFilters } from './filter-model.ts';
import type { FilterTag } from './filter-tags.tsx';
import type { ListState } from './filters-from-search.ts';
import { KeywordField } from './keyword-field.tsx';

interface FilterBarProps {
  state: ListState;
  facets: VehicleFacets | undefined;
  tags: readonly FilterTag[];
}

const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel = lazy(loadPanel);
/** Loads the panel early, when the pointer or the focus comes near. */
const prepare = () => void loadPanel();

/** Only these panels open to the right. The others would leave the page. */
const startingAtLeft: ReadonlySet<string> = new Set(['make', 'model']);

/** All filters in one row, their options in panels below. */
export function FilterBar({ state, facets, tags }: FilterBarProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  return (
    <search className={styles.bar} aria-label={t('filters')} onPointerEnter={prepare} onFocus={prepare}>
      <KeywordField state={state} />
      {offeredFilters.map((filter) => (
        <DropPanel
          key={filter}
          label={t(filterNames[filter])}
          chosen={tags.find(({ filterName }) => filterName === filter)?.value}
          align={startingAtLeft.has(filter) ? 'start' : 'end'}
          isDisabled={filter === 'model' && state.filters.make === undefined}
        >
          {() => (
            <Suspense fallback={<p className={styles.waiting}>{t('common:loading')}</p>}>
              <FilterPanel filter={filter} state={state} facets={facets} />
            </Suspense>
          )}
        </DropPanel>
      ))}
    </search>
  );
}
