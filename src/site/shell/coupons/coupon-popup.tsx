import { lazy, Suspense, useEffect, useState } from 'react';
import { untilSettled } from '#shared/state/first-view.ts';
import { watchReader } from '#site/page-state/interruptions.ts';
import { useSession } from '#site/session/session.tsx';
import { wasCouponShown } from '#site/remembered/shown-once.ts';

/** If loading fails there is no offer; the page stays. */
const CouponDialog = lazy(() => import('./coupon-dialog.tsx').catch(() => ({ default: () => null })));

/** Offers a coupon to a visitor of the home page, once a day, when the page is idle. */
export function CouponPopup() {
  const { user } = useSession();
  const [isDue] = useState(() => !wasCouponShown(new Date()));
  const isAtRest = useIsAtRest();
  if (user || !isDue || !isAtRest) return null;
  return (
    <Suspense fallback={null}>
      <CouponDialog />
    </Suspense>
  );
}

function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    watchReader();
    void untilSettled().then(() => isCurrent && setAtRest(true));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isAtRest;
}
