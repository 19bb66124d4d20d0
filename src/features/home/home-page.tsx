import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/api.ts';
import { VehicleCard } from '../../components/vehicle-card.tsx';
import { VehicleGrid } from '../../components/vehicle-grid.tsx';

export default function HomePage() {
  const { data } = useQuery(queries.getHomeVehiclesOptions({ body: { client: 2 } }));
  return (
    <div className="column">
      <VehicleGrid>
        {(data?.newArrivalVehicleList ?? []).map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} />
        ))}
      </VehicleGrid>
    </div>
  );
}
