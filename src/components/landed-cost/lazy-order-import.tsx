import { Suspense } from 'react';
import { lazyBeside } from '../../app/first-view.ts';
import { loadTexts } from '../../i18n/feature-texts.ts';
import type { OrderImportProps } from './order-import.tsx';

const OrderImport = lazyBeside(async () => {
  const [part] = await Promise.all([import('./order-import.tsx'), loadTexts('importing')]);
  return part.OrderImport;
});

/** The import data of an order. Its code loads after the main content. */
export function LateOrderImport(props: OrderImportProps) {
  return (
    <Suspense fallback={null}>
      <OrderImport {...props} />
    </Suspense>
  );
}
