import { lazy, Suspense, useEffect, useState } from 'react';
import { untilAtRest } from '../../app/first-view.ts';
import { watchReader } from '../../app/interruptions.ts';
import { useSession } from '../../app/session.tsx';
import { wasCouponShown } from '../../app/shown-once.ts';

/** On a line that is cut there is no offer; the page stays. */
const CouponDialog = lazy(() => import('./coupon-dialog.tsx').catch(() => ({ default: () => null })));

/** Offers a visitor of the home page a coupon, once a day, when the page has come to rest. */
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
    void untilAtRest().then(() => isCurrent && setAtRest(true));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isAtRest;
}
