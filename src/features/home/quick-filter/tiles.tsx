import { LayoutGrid } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../routing/paths.ts';
import { columnsFor } from './columns-for.ts';
import styles from './tiles.module.css';

interface Tile {
  key: string;
  name: string;
  to: string;
  picture: ReactNode;
}

interface TilesProps {
  /** Nothing while they are on their way. */
  tiles: readonly Tile[] | undefined;
  /** How many places to keep for them meanwhile. */
  expected: number;
}

/** Pictures to choose by, and an entry for all, in rows of about the same length. */
export function Tiles({ tiles, expected }: TilesProps) {
  const { t } = useTranslation('home');
  const count = (tiles?.length ?? expected) + 1;
  return (
    <ul className={styles.tiles} style={{ '--columns': columnsFor(count) } as CSSProperties} aria-busy={!tiles}>
      {tiles
        ? tiles.map(({ key, name, to, picture }) => (
            <li key={key}>
              <Link className={styles.tile} to={to}>
                <span className={styles.picture}>{picture}</span>
                {name}
              </Link>
            </li>
          ))
        : Array.from({ length: expected }, (_, place) => (
            <li key={`place-${place}`} className={`${styles.tile} ${styles.expected}`} aria-hidden />
          ))}
      <li>
        <Link className={styles.tile} to={paths.vehicles()}>
          <span className={styles.picture}>
            <LayoutGrid aria-hidden size="1.75rem" strokeWidth={1.5} />
          </span>
          {t('all')}
        </Link>
      </li>
    </ul>
  );
}
