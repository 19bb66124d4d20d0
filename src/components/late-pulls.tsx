import { Suspense } from 'react';
import { lazyBeside } from '../app/first-view.ts';
import { BrowserOnly } from '../app/hydration.ts';
import type { ListPullsProps } from './list-pulls.tsx';

const ListPulls = lazyBeside(async () => (await import('./list-pulls.tsx')).ListPulls);

/** Lets a finger pull a list. Its code comes after what the page is about. */
export function LatePulls(props: ListPullsProps) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <ListPulls {...props} />
      </Suspense>
    </BrowserOnly>
  );
}
