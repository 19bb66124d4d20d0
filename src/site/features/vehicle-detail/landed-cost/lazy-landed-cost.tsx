import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import type { Order } from '../order/use-order.ts';
import { useNear } from '../use-near.ts';
import styles from './landed-cost.module.css';
import { landedCostId } from './use-landed-cost.ts';

const LandedCost = lazyOverlays(async () => {
  const [part] = await Promise.all([import('./landed-cost.tsx'), loadTexts('importing')]);
  return part.LandedCost;
});

const RoadTotal = lazyOverlays(async () => {
  const [part] = await Promise.all([import('./road-total.tsx'), loadTexts('importing')]);
  return part.RoadTotal;
});

/** What the vehicle costs on the road. Its row is reserved before its code and data load. */
export function LazyRoadTotal({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  if (!order.port) return null;
  return (
    <div className={styles.row} aria-live="polite">
      <dt>{t('onTheRoad', { country: order.draft.country })}</dt>
      <dd>
        <BrowserOnly>
          <Suspense fallback={null}>
            <RoadTotal order={order} />
          </Suspense>
        </BrowserOnly>
      </dd>
    </div>
  );
}

/** The vehicle's landed cost. Its code and data load when the reader comes near. */
export function LazyLandedCost({ order }: { order: Order }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} id={landedCostId} className={styles.place}>
      {isNear && (
        <Suspense fallback={null}>
          <LandedCost order={order} />
        </Suspense>
      )}
    </div>
  );
}
