import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../routing/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { homeQueries } from '../home-queries.ts';
import { Tiles } from './tiles.tsx';
import styles from './tiles.module.css';

const usualCount = 10;

/** The vehicle types. Where they cannot be had, the entry for all remains. */
export function TypePanel() {
  const { data, isPending } = useQuery(homeQueries.levels());
  const tiles = (data ?? []).map(({ code, name, imgUrl }) => ({
    key: code,
    name,
    to: paths.vehicles({ modelLevel: code }),
    picture: <Picture className={styles.body} src={imgUrl} alt="" ratio="2 / 1" sizes="6rem" fallback={null} />,
  }));
  return <Tiles tiles={isPending ? undefined : tiles} expected={usualCount} />;
}
