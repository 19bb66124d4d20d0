import { lazy, Suspense } from 'react';
import { useCompared } from '../../app/compared.ts';

const ComparePanel = lazy(() => import('./compare-panel.tsx'));

/** The vehicles put side by side, at the foot of the window; its code is fetched with the first. */
export function CompareTray() {
  const chosen = useCompared();
  if (chosen.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ComparePanel vehicles={chosen} />
    </Suspense>
  );
}
