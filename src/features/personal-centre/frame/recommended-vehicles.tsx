import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/api.ts';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { VehicleCard } from '../../../components/vehicle-card.tsx';
import { VehicleCardSkeleton } from '../../../components/vehicle-card-skeleton.tsx';
import { VehicleGrid } from '../../../components/vehicle-grid.tsx';

const placesWhileLoading = 4;

/** Vehicles that may please this buyer. Without any there is nothing to say. */
export function RecommendedVehicles() {
  const { t } = useTranslation('centre');
  const { data, isPending } = useQuery(queries.listRecommendedVehiclesOptions());
  if (!isPending && !data?.length) return null;
  return (
    <section aria-labelledby="recommended">
      <SectionHeading id="recommended" title={t('recommended')} />
      <VehicleGrid>
        {data
          ? data.map((vehicle) => <VehicleCard key={vehicle.id} vehicle={vehicle} />)
          : Array.from({ length: placesWhileLoading }, (_, place) => <VehicleCardSkeleton key={place} />)}
      </VehicleGrid>
    </section>
  );
}
