import IconButton from '@mui/material/IconButton';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#site/page-state/hydration.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import { paths } from '#shared/routing/paths.ts';
import { useFilterTags } from './filter-tags.tsx';
import { hasFilters, readListState, writeListState, type FilterValues, type ListState } from './filters-from-search.ts';
import { inPlace, linkToFilters } from './list-links.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './remembered-filters.module.css';

const rememberedItem = 'vehicleFilters';

/** The last filters of this session, stored as an address. Filters without matches are not stored. */
function useRememberedFilters(
  filters: FilterValues,
  { areUsed }: { areUsed: boolean },
): { remembered: FilterValues; forget: () => void } {
  const isHydrated = useIsHydrated();
  const stored = useMemo(() => parseFilters((isHydrated && readSession(rememberedItem)) || ''), [isHydrated]);
  const [changed, setRemembered] = useState<FilterValues>();
  const remembered = changed ?? stored;
  const text = areUsed ? writeFilters(filters) : '';
  // The current filters are stored at once, so that they can be offered when they are cleared.
  if (text !== '' && text !== writeFilters(remembered)) setRemembered(filters);
  useEffect(() => {
    if (text !== '') writeSession(rememberedItem, text);
  }, [text]);
  return {
    remembered,
    forget() {
      setRemembered({});
      writeSession(rememberedItem, undefined);
    },
  };
}

function parseFilters(text: string): FilterValues {
  return readListState(new URLSearchParams(text)).filters;
}

export function writeFilters(filters: FilterValues): string {
  if (!hasFilters(filters)) return '';
  const search = new URL(paths.vehicles(writeListState({ filters })), 'http://filters.invalid').searchParams;
  search.delete('tab');
  return search.toString();
}

interface LastFiltersProps {
  state: ListState;
  /** Whether any vehicle matches the current filters. */
  areUsed: boolean;
}

/**
 * Offers the last filters when the list has none. They are not applied automatically, since a filtered list would hide
 * vehicles.
 */
export function LastFilters({ state, areUsed }: LastFiltersProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { remembered, forget } = useRememberedFilters(state.filters, { areUsed });
  const isOffered = hasFilters(remembered) && !hasFilters(state.filters);
  const tags = useFilterTags(isOffered ? remembered : {});
  if (!isOffered) return null;
  return (
    <div className={styles.offer}>
      <RotateCcw size="1.125em" aria-hidden className={styles.icon} />
      <p className={styles.text}>
        {t('lastFilters')}{' '}
        <TextLink to={linkToFilters(remembered, state)} state={inPlace} className={styles.link}>
          {tags.map(({ name, value }) => `${t('filterTag', { name })} ${value}`).join(' · ')}
        </TextLink>
      </p>
      <IconButton className={styles.forget} aria-label={t('lastFiltersForget')} onClick={forget}>
        <X size="1.125em" aria-hidden />
      </IconButton>
    </div>
  );
}
