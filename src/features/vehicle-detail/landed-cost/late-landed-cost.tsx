import { Suspense, useRef } from 'react';
import { lazyBeside } from '../../../app/first-view.ts';
import { loadTexts } from '../../../i18n/feature-texts.ts';
import type { Order } from '../order/use-order.ts';
import { useNear } from '../use-near.ts';
import styles from './landed-cost.module.css';

const LandedCost = lazyBeside(async () => {
  const [part] = await Promise.all([import('./landed-cost.tsx'), loadTexts('importing')]);
  return part.LandedCost;
});

/** What the vehicle costs in the end. Its code and its answer come when a reader is near. */
export function LateLandedCost({ order }: { order: Order }) {
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
