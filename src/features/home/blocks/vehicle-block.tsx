import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { FavoriteButton } from '../../../components/favorite-button.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { VehicleCard, type ShownVehicle } from '../../../components/vehicle-card.tsx';
import { VehicleCardSkeleton, VehicleGrid } from '../../../components/vehicle-grid.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './vehicle-block.module.css';

interface VehicleBlockProps {
  title: string;
  note: string;
  /** Nothing while they are on their way. */
  vehicles: readonly ShownVehicle[] | undefined;
  /** How many places to keep for them meanwhile. */
  expected: number;
  receivedAt: number;
  more?: { to: string; text: string } | undefined;
  look?: 'sale';
}

/** A block of vehicles under a heading. Without vehicles there is no block. */
export function VehicleBlock({ title, note, vehicles, expected, receivedAt, more, look }: VehicleBlockProps) {
  const id = useId();
  if (vehicles?.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={!vehicles} className={look === 'sale' ? styles.sale : styles.block}>
      <div className="column">
        <SectionHeading
          id={id}
          title={title}
          note={note}
          more={
            more && (
              <ButtonLink look="quiet" to={more.to}>
                {more.text}
                <ArrowRight aria-hidden size="1.125em" />
              </ButtonLink>
            )
          }
        />
        <div className={styles.cards}>
          <VehicleGrid>
            {vehicles
              ? vehicles.map((vehicle) => (
                  <VehicleCard
                    key={vehicle.id}
                    vehicle={vehicle}
                    receivedAt={receivedAt}
                    actions={<FavoriteButton vehicleId={vehicle.id} />}
                  />
                ))
              : Array.from({ length: expected }, (_, place) => <VehicleCardSkeleton key={`skeleton-${place}`} />)}
          </VehicleGrid>
        </div>
      </div>
    </section>
  );
}
