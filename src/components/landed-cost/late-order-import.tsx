import { Suspense } from 'react';
import { lazyBeside } from '../../app/first-view.ts';
import { loadTexts } from '../../i18n/feature-texts.ts';
import type { OrderImportProps } from './order-import.tsx';

const OrderImport = lazyBeside(async () => {
  const [part] = await Promise.all([import('./order-import.tsx'), loadTexts('importing')]);
  return part.OrderImport;
});

/** What an order knows of the import. Its code comes after what the page is about. */
export function LateOrderImport(props: OrderImportProps) {
  return (
    <Suspense fallback={null}>
      <OrderImport {...props} />
    </Suspense>
  );
}
