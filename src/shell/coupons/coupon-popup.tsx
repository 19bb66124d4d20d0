import { Suspense, useState } from 'react';
import { lazyBeside } from '../../app/first-view.ts';
import { useSession } from '../../app/session.tsx';
import { wasCouponShown } from '../../app/shown-once.ts';

const CouponDialog = lazyBeside(async () => (await import('./coupon-dialog.tsx')).default);

/** Offers a visitor of the home page a coupon, once a day. */
export function CouponPopup() {
  const { user } = useSession();
  const [isDue] = useState(() => !wasCouponShown(new Date()));
  if (user || !isDue) return null;
  return (
    <Suspense fallback={null}>
      <CouponDialog />
    </Suspense>
  );
}
