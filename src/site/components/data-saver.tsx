import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '../page-state/hydration.ts';

const SaverSwitch = lazyOverlays(async () => (await import('./data-saver-switch.tsx')).loadSwitch());

/** The data saver switch with the data used in this visit. It loads after the page. */
export function DataSaver() {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <SaverSwitch />
      </Suspense>
    </BrowserOnly>
  );
}
