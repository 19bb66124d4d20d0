import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import type { OrderImportProps } from './order-import.tsx';

const OrderImport = lazyOverlays(async () => {
  const [part] = await Promise.all([import('./order-import.tsx'), loadTexts('importing')]);
  return part.OrderImport;
});

/** The import data of an order. Its code loads after the main content. */
export function LazyOrderImport(props: OrderImportProps) {
  return (
    <Suspense fallback={null}>
      <OrderImport {...props} />
    </Suspense>
  );
}
