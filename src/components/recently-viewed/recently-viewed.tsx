import { lazy, Suspense } from 'react';
import { useRecentlyViewed } from '../../app/recently-viewed.ts';

const RecentlyViewedPanel = lazy(() => import('./recently-viewed-panel.tsx'));

/**
 * The vehicles that were looked at in this browser, the latest first; nothing where there are none. It stands at the foot
 * of a page, so that nobody waits for it.
 */
export function RecentlyViewed({ exceptId }: { exceptId?: string }) {
  const vehicles = useRecentlyViewed().filter(({ id }) => id !== exceptId);
  if (vehicles.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewedPanel vehicles={vehicles} />
    </Suspense>
  );
}
