import { Suspense } from 'react';
import { lazyBeside } from '../app/first-view.ts';
import { BrowserOnly } from '../app/hydration.ts';

const SaverSwitch = lazyBeside(async () => (await import('./data-saver-switch.tsx')).loadSwitch());

/** The switch that saves data, with what the visit weighs. It stands where a shell puts it, and comes after the page. */
export function DataSaver() {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <SaverSwitch />
      </Suspense>
    </BrowserOnly>
  );
}
