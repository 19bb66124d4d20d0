import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../routing/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { homeQueries } from '../home-queries.ts';
import { Tiles } from './tiles.tsx';
import styles from './tiles.module.css';

const usualCount = 8;

/** The hot makes. Where they cannot be had, which a toast tells, the entry for all remains. */
export function BrandPanel() {
  const { data, isPending } = useQuery(homeQueries.hotMakes());
  const tiles = (data ?? []).map(({ makeId, name, logoUrl }) => ({
    key: makeId,
    name,
    to: paths.vehicles({ make: makeId }),
    picture: (
      <Picture
        className={styles.logo}
        src={logoUrl}
        alt=""
        ratio="1"
        sizes="4rem"
        fallback={Array.from(name).slice(0, 1)}
      />
    ),
  }));
  return <Tiles tiles={isPending ? undefined : tiles} expected={usualCount} />;
}
