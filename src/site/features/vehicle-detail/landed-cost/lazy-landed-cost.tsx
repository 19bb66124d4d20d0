import { Suspense, useRef } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import type { Order } from '../order/use-order.ts';
import { useNear } from '../use-near.ts';
import styles from './landed-cost.module.css';

const LandedCost = lazyOverlays(async () => {
  const [part] = await Promise.all([import('./landed-cost.tsx'), loadTexts('importing')]);
  return part.LandedCost;
});

/** The vehicle's landed cost. Its code and data load when the reader comes near. */
export function LazyLandedCost({ order }: { order: Order }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={styles.place}>
      {isNear && (
        <Suspense fallback={null}>
          <LandedCost order={order} />
        </Suspense>
      )}
    </div>
  );
}
