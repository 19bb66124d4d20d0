import { useTranslation } from 'react-i18next';
import type { VehicleFacets } from '../../../generated/client/types.gen.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { hasFilters, type ListState } from './filters-from-search.ts';
import type { FilterTag } from './filter-tags.ts';
import { inPlace, linkToFilters } from './list-links.ts';
import { waysBackFrom } from './nearest-filters.ts';
import styles from './no-match-panel.module.css';

interface NoMatchPanelProps {
  state: ListState;
  facets: VehicleFacets | undefined;
  tags: readonly FilterTag[];
}

/** Nothing meets the filters: says so, and which of them to let go. */
export default function NoMatchPanel({ state, facets, tags }: NoMatchPanelProps) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const ways = waysBackFrom(state.filters, facets).flatMap((way) => {
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
            <ButtonLink key={dropped} look="outline" to={linkToFilters(filters, state)} state={inPlace}>
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
