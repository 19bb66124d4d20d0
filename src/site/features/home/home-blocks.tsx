import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownAt } from '#site/page-state/hydration.ts';
import { saveState } from '#shared/state/stored-state.ts';
import { FavoriteButton } from '#site/components/favorite-button.tsx';
import { SectionHeading } from '#site/components/section-heading.tsx';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { VehicleCard, type ShownVehicle } from '#site/components/vehicle-card.tsx';
import { vehicleTypes } from '#site/components/vehicle-filters/filter-options.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import styles from './home-blocks.module.css';
import { homeQueries } from './home-queries.ts';

/** The number of vehicles on sale that fit without a link to more. */
const fewOnSale = 3;
/** The number of vehicles in each block of the server's answer. */
const expectedCounts = { sale: 4, others: 8 };

/**
 * The vehicle blocks of the home page, which come from one call, with other content after the first of them. If the call
 * fails, that content remains.
 */
export function HomeBlocks({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  const openedAt = useShownAt();
  const { data, isPending, dataUpdatedAt } = useQuery(homeQueries.vehicles());
  const isHasFlashSaleVehicle = data && data.flashSaleVehicleList.length > 0;

  useEffect(() => {
    if (isHasFlashSaleVehicle !== undefined) saveState({ isHasFlashSaleVehicle });
  }, [isHasFlashSaleVehicle]);

  if (!data && !isPending) return children;
  // While the vehicles load there are placeholders of a sale.
  const hasSale = isHasFlashSaleVehicle ?? true;
  const onSale = data?.flashSaleVehicleList.map((vehicle) => ({ ...vehicle, tag: 'promotion' as const }));
  return (
    <>
      <VehicleBlock
        look="sale"
        title={t('flashSale')}
        note={t('flashSaleNote')}
        vehicles={onSale}
        expected={expectedCounts.sale}
        receivedAt={dataUpdatedAt}
        more={data && data.total > fewOnSale ? { to: paths.flashSale(openedAt), text: t('flashSaleMore') } : undefined}
      />
      {hasSale && children}
      <VehicleBlock
        title={t('newArrivals')}
        note={t('newArrivalsNote')}
        vehicles={data?.newArrivalVehicleList}
        expected={expectedCounts.others}
        receivedAt={dataUpdatedAt}
        more={{ to: paths.vehicles({ type: vehicleTypes.newArrivals }), text: t('newArrivalsMore') }}
      />
      {!hasSale && children}
      <VehicleBlock
        title={t('hotCars')}
        note={t('hotCarsNote')}
        vehicles={data?.hotCarVehicleList}
        expected={expectedCounts.others}
        receivedAt={dataUpdatedAt}
        more={{ to: paths.vehicles({ type: vehicleTypes.hotCars }), text: t('hotCarsMore') }}
      />
    </>
  );
}

interface VehicleBlockProps {
  title: string;
  note: string;
  /** Undefined while loading. */
  vehicles: readonly ShownVehicle[] | undefined;
  /** How many placeholders to show until then. */
  expected: number;
  receivedAt: number;
  more?: { to: string; text: string } | undefined;
  look?: 'sale';
}

/** Vehicles under a heading, or nothing if there are none. */
function VehicleBlock({ title, note, vehicles, expected, receivedAt, more, look }: VehicleBlockProps) {
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
              <ButtonLink variant="text" to={more.to}>
                {more.text}
                <ArrowRight aria-hidden size="1.125em" />
              </ButtonLink>
            )
          }
        />
        <div className={styles.cards}>
          <VehicleGrid ids={vehicles?.map(({ id: one }) => one) ?? []}>
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
