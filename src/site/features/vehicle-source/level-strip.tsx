import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FacetCounts } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Picture } from '#shared/ui/picture.tsx';
import type { ListState } from './filters-from-search.ts';
import styles from './level-strip.module.css';
import { inPlace, linkToFilter } from './list-links.ts';

/** The number of placeholders while the types load. */
const usualCount = 10;

interface LevelStripProps {
  state: ListState;
  /** The list that the links change: with the typed keyword. */
  next: ListState;
  counts: FacetCounts | undefined;
}

/** The vehicle types with their pictures, in one row. */
export function LevelStrip({ state, next, counts }: LevelStripProps) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const { data: levels = [], isPending } = queries.useListModelLevelsQuery({ body: { homePageShow: 1 } });
  if (!isPending && levels.length === 0) return null;
  // The columns are set from the first type on, since a page is painted while it is still streaming.
  const columns = { '--levels': isPending ? usualCount : levels.length } as CSSProperties;
  return (
    <ul className={styles.strip} style={columns} aria-label={t('filterModelLevel')} aria-busy={isPending || undefined}>
      {isPending && Array.from({ length: usualCount }, (_, place) => <li key={place} className={styles.waiting} />)}
      {levels.map(({ code, name, imgUrl }) => {
        const count = counts && (counts.find(({ value }) => value === code)?.count ?? 0);
        const isChosen = state.filters.modelLevel === code;
        return (
          <li key={code} className={styles.level}>
            <Link
              to={linkToFilter(next, 'modelLevel', isChosen ? undefined : code)}
              state={inPlace}
              className={styles.link}
              aria-current={isChosen || undefined}
              data-none={count === 0 || undefined}
            >
              <Picture src={imgUrl} alt="" ratio="2 / 1" sizes="6rem" fallback={null} className={styles.picture} />
              <span>{name}</span>
              <span className={`${styles.count} figures`}>{count === undefined ? ' ' : formats.number(count)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
