import { LayoutGrid } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { paths } from '#shared/routing/paths.ts';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './tile-panels.module.css';

/** The number of placeholder tiles while loading. */
const usualCount = { makes: 8, levels: 10 };
/** The number of tiles per row. */
const most = 9;

/** The popular makes, by name. If their call fails, a toast says so, and the tile for all remains. */
export function BrandPanel() {
  const { data, isPending } = queries.useListHotMakesQuery();
  const tiles = (data ?? []).map(({ makeId, name }) => ({ key: makeId, name, to: paths.vehicles({ make: makeId }) }));
  return <Tiles tiles={isPending ? undefined : tiles} expected={usualCount.makes} look="names" />;
}

/** The vehicle types. If their call fails, the tile for all remains. */
export function TypePanel() {
  const { data, isPending } = queries.useListModelLevelsQuery({ body: { homePageShow: 1 } });
  const tiles = (data ?? []).map(({ code, name, imgUrl }) => ({
    key: code,
    name,
    to: paths.vehicles({ modelLevel: code }),
    picture: <Picture className={styles.body} src={imgUrl} alt="" ratio="2 / 1" sizes="6rem" fallback={null} />,
  }));
  return <Tiles tiles={isPending ? undefined : tiles} expected={usualCount.levels} />;
}

interface Tile {
  key: string;
  name: string;
  to: string;
  picture?: ReactNode;
}

interface TilesProps {
  /** Undefined while loading. */
  tiles: readonly Tile[] | undefined;
  /** How many placeholders to show until then. */
  expected: number;
  /** Without pictures the tiles are low. */
  look?: 'names';
}

/** Tiles in rows of about the same length. The last tile links to all vehicles. */
function Tiles({ tiles, expected, look }: TilesProps) {
  const { t } = useTranslation('home');
  const count = (tiles?.length ?? expected) + 1;
  return (
    <ul
      className={`${styles.tiles} ${look === 'names' ? styles.names : ''}`}
      style={{ '--columns': columnsFor(count) } as CSSProperties}
      aria-busy={!tiles}
    >
      {tiles
        ? tiles.map(({ key, name, to, picture }) => (
            <li key={key}>
              <Link className={styles.tile} to={to}>
                {picture !== undefined && <span className={styles.picture}>{picture}</span>}
                {name}
              </Link>
            </li>
          ))
        : Array.from({ length: expected }, (_, place) => (
            <li key={`place-${place}`} className={`${styles.tile} ${styles.expected}`} aria-hidden />
          ))}
      <li>
        <Link className={styles.tile} to={paths.vehicles()}>
          {look !== 'names' && (
            <span className={styles.picture}>
              <LayoutGrid aria-hidden size="1.75rem" strokeWidth={1.5} />
            </span>
          )}
          {t('all')}
        </Link>
      </li>
    </ul>
  );
}

/** The number of tiles per row that makes all rows about equally long. */
export function columnsFor(count: number): number {
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}
