import { Suspense } from 'react';
import { lazyBeside } from '../app/first-view.ts';
import { BrowserOnly } from '../app/hydration.ts';
import type { ListPullsProps } from './list-pulls.tsx';

const ListPulls = lazyBeside(async () => (await import('./list-pulls.tsx')).ListPulls);

/** Adds pull gestures to a list. The code loads after the main content. */
export function LatePulls(props: ListPullsProps) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <ListPulls {...props} />
      </Suspense>
    </BrowserOnly>
  );
}
