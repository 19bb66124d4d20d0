import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '../../../generated/client/types.gen.ts';
import { api, queries } from '../../api/api.ts';
import { saveFile } from '../../api/download.ts';
import { confirm } from '../../app/confirm.ts';
import { showToast } from '../../app/toasts.ts';
import { reloadOrders } from './reload-orders.ts';

export type ActedOrder = Pick<OrderSummary, 'id' | 'orderNo' | 'status' | 'sendOutWebSite'>;

export interface OrderActs {
  cancel: () => Promise<void>;
  confirmReceipt: () => Promise<void>;
  track: () => void;
  downloadProforma: () => void;
  isCancelling: boolean;
  isConfirming: boolean;
  isDownloading: boolean;
}

/** What a buyer does with an order, each with its question before and its word after. Failures are told by the client. */
export function useOrderActs(order: ActedOrder, onCancelled?: () => void): OrderActs {
  const { t } = useTranslation(['orders', 'messages']);
  const queryClient = useQueryClient();
  const reload = () => reloadOrders(queryClient);
  const body = { id: order.id };
  // A refusal, or an answer that never came, may mean that the order is no longer what the page says.
  const close = useMutation({ ...queries.closeOrderMutation(), onError: reload });
  const delivered = useMutation({ ...queries.confirmDeliveryMutation(), onError: reload });
  const download = useMutation({
    mutationFn: () => api.downloadProforma({ body, throwOnError: true }),
    onSuccess({ data }) {
      saveFile(data, `proforma-${order.orderNo}.pdf`);
      showToast('success', t('messages:downloadCompleted'));
    },
  });

  async function cancel(): Promise<void> {
    if (!(await confirm('cancelOrder'))) return;
    close.mutate(
      { body },
      {
        onSuccess() {
          showToast('success', t('cancelDone', { number: order.orderNo }));
          if (onCancelled) onCancelled();
          else void reload();
        },
      },
    );
  }

  async function confirmReceipt(): Promise<void> {
    if (!(await confirm('confirmReceipt'))) return;
    delivered.mutate(
      { body },
      {
        onSuccess() {
          showToast('success', t('receiptDone'));
          void reload();
        },
      },
    );
  }

  function track(): void {
    if (order.sendOutWebSite) window.open(order.sendOutWebSite, '_blank', 'noopener,noreferrer');
    else showToast('warning', t('errorUrl'));
  }

  return {
    cancel,
    confirmReceipt,
    track,
    downloadProforma: () => download.mutate(),
    isCancelling: close.isPending,
    isConfirming: delivered.isPending,
    isDownloading: download.isPending,
  };
}
