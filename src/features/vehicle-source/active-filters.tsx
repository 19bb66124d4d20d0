import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './active-filters.module.css';
import type { FilterTag } from './filter-tags.ts';
import type { ListState } from './filters-from-search.ts';
import { inPlace, linkToFilter, linkToFilters } from './list-links.ts';

/** What the list is narrowed to; pressing one lets it go. */
export function ActiveFilters({ state, tags }: { state: ListState; tags: readonly FilterTag[] }) {
  const { t } = useTranslation('vehicles');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('filtersChosen')}>
      {tags.map(({ filterName, name, value }) => (
        <li key={filterName}>
          <Link
            to={linkToFilter(state, filterName, undefined)}
            state={inPlace}
            className={styles.tag}
            data-filter={filterName}
            aria-label={t('filterRemove', { name, value })}
          >
            <span className={styles.name}>{t('filterTag', { name })}</span> {value}
            <X size="1em" aria-hidden />
          </Link>
        </li>
      ))}
      {tags.length > 1 && (
        <li>
          <Link to={linkToFilters({}, state)} state={inPlace} className={styles.clear}>
            {t('clearAll')}
          </Link>
        </li>
      )}
    </ul>
  );
}
