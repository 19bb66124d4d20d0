import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchPart } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { filterNames, filterOptions } from '#site/components/vehicle-filters/filter-options.ts';
import { activeFiltersOf } from './filter-model.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './filter-tags.module.css';
import type { FilterTag } from './filter-tag.ts';
import { type FilterKey, type FilterValues, type ListState, namesTraits } from './filters-from-search.ts';
import type { TypedKeyword } from './keyword-field.tsx';
import { inPlace, linkToFilter, linkToFilters } from './list-links.ts';
import { isTrait, useTraitTexts } from './trait-texts.ts';
import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import type { SaveSearchProps } from './save-search.tsx';

const SaveSearch = lazyOverlays(
  async () => (await withTexts(() => import('./save-search.tsx'), 'searches')).SaveSearch,
);

/** Types that only links use. The filter does not offer them. */
const linkedTypes = { 2: 'type2', 3: 'type3' } as const;

/** The active filters with their names. A value without a name shows as it is in the address. */
export function useFilterTags(filters: FilterValues): FilterTag[] {
  const { t } = useTranslation('vehicles');
  const traits = useTraitTexts({ areNeeded: namesTraits({ filters, sort: 'newest' }) });
  const nameMake = useMakeName(filters.make);
  const nameModel = useModelName(filters.make, filters.model);
  const nameLevel = useLevelName(filters.modelLevel);
  const inWords = (name: FilterKey, value: string): string => {
    if (name === 'keyword') return value;
    if (name === 'make') return nameMake ?? value;
    if (name === 'model') return nameModel ?? value;
    if (name === 'modelLevel') return nameLevel ?? value;
    if (name === 'type' && (value === '2' || value === '3')) return t(linkedTypes[value]);
    if (isTrait(name)) return traits.value(name, value);
    const option = filterOptions[name].find(({ id }) => String(id) === value);
    return option ? t(option.label) : value;
  };
  return activeFiltersOf(filters).map(({ name, value }) => ({
    filterName: name,
    name: isTrait(name) ? traits.name(name) : t(filterNames[name]),
    value: inWords(name, value),
  }));
}

function useMakeName(makeId: string | undefined): string | undefined {
  const { data } = useQuery({ ...queries.listMakesOptions(), enabled: makeId !== undefined });
  return data?.makeList.flatMap(({ list }) => list).find((make) => make.makeId === makeId)?.name;
}

function useModelName(makeId: string | undefined, modelId: string | undefined): string | undefined {
  const { data } = useQuery({
    ...queries.listModelsOptions({ body: { makeId: makeId ?? '' } }),
    enabled: makeId !== undefined && modelId !== undefined,
  });
  return data?.find((model) => model.modelId === modelId)?.name;
}

function useLevelName(code: string | undefined): string | undefined {
  const { data } = useQuery({
    ...queries.listModelLevelsOptions({ body: { homePageShow: 1 } }),
    enabled: code !== undefined,
  });
  return data?.find((level) => level.code === code)?.name;
}

interface ActiveFiltersProps {
  state: ListState;
  keyword: TypedKeyword;
  tags: readonly FilterTag[];
  /** The parts of the keyword, once the list is loaded. */
  understood?: readonly SearchPart[] | undefined;
}

interface ShownTag {
  filterName: FilterKey;
  name: string | undefined;
  value: string;
  /** The filter's value after pressing the tag. */
  without: string | undefined;
}

/**
 * The active filters as tags, and the keyword as the parts that were understood. Pressing one removes it. The button to
 * save the search follows the last.
 */
export function ActiveFilters({ state, keyword, tags, understood }: ActiveFiltersProps) {
  const { t } = useTranslation('vehicles');
  if (tags.length === 0) return null;
  const ofKeyword: ShownTag[] = (understood ?? []).map(({ kind, text, remaining }) => ({
    filterName: 'keyword',
    name: kind === 'unknown' ? '?' : undefined,
    value: text,
    without: remaining || undefined,
  }));
  const shown: ShownTag[] = tags.flatMap((tag) =>
    tag.filterName === 'keyword' && ofKeyword.length > 0 ? ofKeyword : [{ ...tag, without: undefined }],
  );
  return (
    <div className={styles.chosen}>
      <ul className={styles.tags} aria-label={t('filtersChosen')}>
        {shown.map(({ filterName, name, value, without }) => (
          <li key={`${filterName} ${value}`}>
            <Chip
              clickable
              component={Link}
              variant="outlined"
              to={linkToFilter(filterName === 'keyword' ? state : keyword.next, filterName, without)}
              state={inPlace}
              data-filter={filterName}
              aria-label={t('filterRemove', { name: name ?? t('filterKeyword'), value })}
              label={
                <span className={styles.tag}>
                  {name !== undefined && <span className={styles.name}>{t('filterTag', { name })}</span>} {value}
                  <X size="1em" aria-hidden />
                </span>
              }
            />
          </li>
        ))}
        {shown.length > 1 && (
          <li>
            <TextLink
              to={linkToFilters({}, state)}
              state={inPlace}
              className={styles.clear}
              onClick={() => keyword.type('')}
            >
              {t('clearAll')}
            </TextLink>
          </li>
        )}
      </ul>
      <LazySaveSearch state={state} tags={tags} />
    </div>
  );
}

/** The button that saves the search. It loads after the list, in its reserved place behind the filters. */
function LazySaveSearch(props: SaveSearchProps) {
  return (
    <div className={styles.saving}>
      <BrowserOnly>
        <Suspense fallback={null}>
          <SaveSearch {...props} />
        </Suspense>
      </BrowserOnly>
    </div>
  );
}
