import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queries } from '../../api/api.ts';
import { VehicleCardSkeleton, VehicleGrid } from '../../components/vehicle-grid.tsx';
import { paths } from '../../routing/paths.ts';
import { SimilarCard } from './similar-card.tsx';
import styles from './similar-vehicles.module.css';

/** Two rows of four; the page of similar vehicles has them all. */
const shownHere = 8;
const placesWhileLoading = 4;

/** The way on from a vehicle that is not the right one, or is gone. Where it cannot be had, the page is whole without. */
export function SimilarVehicles({ id, styleName }: { id: string; styleName: string }) {
  const { t } = useTranslation('detail');
  const { data, isError } = useQuery(queries.listSimilarVehiclesOptions({ body: { vehicleId: id } }));
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <div className={styles.heading}>
        <h2 id="similar-title">{t('similarTitle')}</h2>
        {data && data.length > shownHere && <Link to={paths.similar(id, styleName)}>{t('toSimilar')}</Link>}
      </div>
      <VehicleGrid>
        {data
          ? data
              .slice(0, shownHere)
              .map((vehicle) => (
                <SimilarCard key={vehicle.id} vehicle={vehicle} from={{ styleId: id, styleName }} isNameWhole />
              ))
          : Array.from({ length: placesWhileLoading }, (_, place) => <VehicleCardSkeleton key={place} />)}
      </VehicleGrid>
    </section>
  );
}
