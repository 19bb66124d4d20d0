import { useTranslation } from 'react-i18next';
import type { VehicleFacets } from '#generated/client/types.gen.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { activeFiltersOf } from './filter-model.ts';
import type { FilterTag } from './filter-tag.ts';
import { hasFilters, withFilter, type FilterKey, type FilterValues, type ListState } from './filters-from-search.ts';
import { inPlace, linkToFilters } from './list-links.ts';
import styles from './no-match-panel.module.css';
import { isTrait } from './trait-texts.ts';

interface NoMatchPanelProps {
  state: ListState;
  facets: VehicleFacets | undefined;
  tags: readonly FilterTag[];
}

/** Shows that no vehicle matches and offers filters to remove. */
export function NoMatchPanel({ state, facets, tags }: NoMatchPanelProps) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const ways = removableFilters(state.filters, facets).flatMap((way) => {
    const tag = tags.find(({ filterName }) => filterName === way.dropped);
    return tag ? [{ ...way, tag }] : [];
  });
  return (
    <EmptyState
      text={t('noMatch')}
      {...(ways.length > 0 && { hint: t('noMatchHint') })}
      action={
        <div className={styles.ways}>
          {ways.map(({ dropped, filters, count, tag: { name, value } }) => (
            <ButtonLink key={dropped} variant="outlined" to={linkToFilters(filters, state)} state={inPlace}>
              {t('withoutFilter', { name, value })}
              {count !== undefined && <span className={`${styles.count} figures`}>{formats.number(count)}</span>}
            </ButtonLink>
          ))}
          {hasFilters(state.filters) && (
            <ButtonLink to={linkToFilters({}, state)} state={inPlace}>
              {t('clearAll')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}

/** A filter to remove, and how many vehicles would match without it, if known. */
interface RemovableFilter {
  dropped: FilterKey;
  filters: FilterValues;
  count: number | undefined;
}

const mostWays = 3;

/**
 * The single filters to offer for removal. A vehicle has one option of a filter, so the counts of the options add up to the
 * number without the filter.
 */
export function removableFilters(filters: FilterValues, facets: VehicleFacets | undefined): RemovableFilter[] {
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
  // Keywords, models and traits have no counts here. Those of types do not add up, since a vehicle may have several.
  if (!facets || isTrait(name) || name === 'keyword' || name === 'model' || name === 'type') return undefined;
  return facets[name].reduce((sum, { count }) => sum + count, 0);
}
