import type { VehicleCard as Vehicle } from '#generated/client/types.gen.ts';
import { CompareToggle } from '#site/components/compare/compare.tsx';
import { FavoriteButton } from '#site/components/favorite-button.tsx';
import { VehicleCard } from '#site/components/vehicle-card.tsx';
import { VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { CardLandedCost } from './landed-note.tsx';
import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import type { CardVerdictProps } from '#site/components/import-verdict/card-verdict.tsx';

const CardVerdict = lazyOverlays(async () => {
  const [part] = await Promise.all([
    import('#site/components/import-verdict/card-verdict.tsx'),
    loadTexts('importing'),
  ]);
  return part.CardVerdict;
});

interface VehicleCardsProps {
  vehicles: readonly Vehicle[];
  receivedAt: number;
  /** The number of cards visible at once. */
  early?: number;
}

/** The cards of one page of the list. */
export function VehicleCards({ vehicles, receivedAt, early = 0 }: VehicleCardsProps) {
  const ids = vehicles.map(({ id }) => id);
  return (
    <VehicleGrid ids={ids}>
      {vehicles.map((vehicle, place) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          isFirst={early > 0 && place === 0}
          isEarly={place < early}
          receivedAt={receivedAt}
          actions={<FavoriteButton vehicleId={vehicle.id} />}
          verdict={<LazyCardVerdict vehicleId={vehicle.id} ids={ids} />}
          cost={vehicle.landedCost && <CardLandedCost cost={vehicle.landedCost} />}
          aside={<CompareToggle vehicle={vehicle} />}
        />
      ))}
    </VehicleGrid>
  );
}

/** The verdict on a card, which loads after the list. It overlays the picture, so nothing moves. */
function LazyCardVerdict(props: CardVerdictProps) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <CardVerdict {...props} />
      </Suspense>
    </BrowserOnly>
  );
}
