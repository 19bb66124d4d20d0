import { RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFilterTags } from './filter-tags.ts';
import { hasFilters, type FilterValues, type ListState } from './filters-from-search.ts';
import styles from './last-filters.module.css';
import { inPlace, linkToFilters } from './list-links.ts';

interface LastFiltersProps {
  state: ListState;
  remembered: FilterValues;
  onForget: () => void;
}

/**
 * Offers the filters used last to whoever comes back without any, or has just cleared them. They are offered, not set:
 * a list that is narrowed by itself hides vehicles that somebody may be looking for.
 */
export function LastFilters({ state, remembered, onForget }: LastFiltersProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const isOffered = hasFilters(remembered) && !hasFilters(state.filters);
  const tags = useFilterTags(isOffered ? remembered : {});
  if (!isOffered) return null;
  return (
    <div className={styles.offer}>
      <RotateCcw size="1.125em" aria-hidden className={styles.icon} />
      <p className={styles.text}>
        {t('lastFilters')}{' '}
        <Link to={linkToFilters(remembered, state)} state={inPlace} className={styles.link}>
          {tags.map(({ name, value }) => `${t('filterTag', { name })} ${value}`).join(' · ')}
        </Link>
      </p>
      <button type="button" className={styles.forget} aria-label={t('lastFiltersForget')} onClick={onForget}>
        <X size="1.125em" aria-hidden />
      </button>
    </div>
  );
}
