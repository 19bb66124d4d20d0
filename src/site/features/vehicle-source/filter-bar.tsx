import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleFacets } from '#generated/client/types.gen.ts';
import { filterNames } from '#site/components/vehicle-filters/filter-options.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { DropPanel } from '#shared/ui/drop-panel.tsx';
import styles from './filter-bar.module.css';
import { offeredFilters } from './filter-model.ts';
import type { FilterTag } from './filter-tag.ts';
import type { ListState } from './filters-from-search.ts';
import { KeywordField, type TypedKeyword } from './keyword-field.tsx';
import { isTrait } from './trait-texts.ts';

interface FilterBarProps {
  state: ListState;
  keyword: TypedKeyword;
  facets: VehicleFacets | undefined;
  tags: readonly FilterTag[];
}

const loadPanel = () => withTexts(() => import('./filter-panel.tsx'), 'panels');
const FilterPanel = lazy(loadPanel);
/** Preloads the panel when the pointer or the focus comes near. */
const prepare = () => void loadPanel();

/** Only these panels open to the right. The others would leave the page. */
const startingAtLeft: ReadonlySet<string> = new Set(['make', 'model']);

/** All filters in one row, their options in panels below. */
export function FilterBar({ state, keyword, facets, tags }: FilterBarProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const count = tags.filter(({ filterName }) => isTrait(filterName)).length;
  const more = count > 0 ? t('filtersMoreChosen', { count }) : undefined;
  return (
    <search className={styles.bar} aria-label={t('filters')} onPointerEnter={prepare} onFocus={prepare}>
      <KeywordField state={state} keyword={keyword} />
      {[...offeredFilters, 'more' as const].map((filter) => (
        <DropPanel
          key={filter}
          label={t(filter === 'more' ? 'filtersMore' : filterNames[filter])}
          chosen={filter === 'more' ? more : tags.find(({ filterName }) => filterName === filter)?.value}
          align={startingAtLeft.has(filter) ? 'start' : 'end'}
          isDisabled={filter === 'model' && state.filters.make === undefined}
          staysOpen={filter === 'more'}
        >
          {() => (
            <Suspense fallback={<p className={styles.waiting}>{t('common:loading')}</p>}>
              <FilterPanel filter={filter} state={state} next={keyword.next} facets={facets} />
            </Suspense>
          )}
        </DropPanel>
      ))}
    </search>
  );
}
