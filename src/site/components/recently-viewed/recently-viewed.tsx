import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { useRecentlyViewed } from './recently-viewed.ts';

const RecentlyViewedPanel = lazyOverlays(async () => (await import('./recently-viewed-panel.tsx')).default);

/** The vehicles viewed in this browser, newest first. The code loads later, since they are at the bottom of a page. */
export function RecentlyViewed({ exceptId }: { exceptId?: string }) {
  const vehicles = useRecentlyViewed().filter(({ id }) => id !== exceptId);
  if (vehicles.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewedPanel vehicles={vehicles} />
    </Suspense>
  );
}
