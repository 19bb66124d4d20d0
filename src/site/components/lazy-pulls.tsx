import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '../page-state/hydration.ts';
import type { ListPullsProps } from './list-pulls.tsx';

const ListPulls = lazyOverlays(async () => (await import('./list-pulls.tsx')).ListPulls);

/** Adds pull gestures to a list. The code loads after the main content. */
export function LazyPulls(props: ListPullsProps) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <ListPulls {...props} />
      </Suspense>
    </BrowserOnly>
  );
}
