import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useOwnDialog } from '../../../app/dialogs.ts';
import { saveOrderDraft } from '../../../app/order-draft.ts';
import { anew } from './order-choices.ts';
import type { Order } from './use-order.ts';

const OrderInvalidDialog = lazy(() => import('./order-invalid-dialog.tsx'));

const orderInvalidDialog = 'orderInvalid';

/** The vehicle cannot be ordered like this any more: the page says so and starts anew. */
export function OrderInvalid({ order: { quote, draft } }: { order: Order }) {
  const dialog = useOwnDialog(orderInvalidDialog);
  const open = useEffectEvent(dialog.open);
  useEffect(() => {
    if (quote.isOrderInvalid) open();
  }, [quote.isOrderInvalid]);

  function startAnew(): void {
    dialog.close();
    saveOrderDraft(anew(draft));
    location.reload();
  }

  if (!dialog.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <OrderInvalidDialog onClose={startAnew} />
    </Suspense>
  );
}
