import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { saveFile } from '#shared/api/download.ts';
import { confirm } from '#site/page-state/confirm.ts';
import { useQueuedChanges, queuedProof, withdraw, withdrawProof } from '#site/offline/outbox.ts';
import { fetchProforma } from '#site/offline/cached-documents.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { ProofButton } from '../proofs/proof-button.tsx';
import { reloadOrders } from '../reload-orders.ts';
import { orderCan, orderIs } from './order-actions.ts';
import styles from './order-buttons.module.css';

interface OrderButtonsProps {
  order: ActedOrder;
  /** A list removes the cancelled order here. Without this function the order is refetched. */
  onCancelled?: (() => void) | undefined;
  /** The vehicle has been released in its port. */
  isReceiptNext?: boolean;
}

/** The buttons that the order's status allows, the most urgent first. */
export function OrderButtons({ order, onCancelled, isReceiptNext = false }: OrderButtonsProps) {
  const { t } = useTranslation(['orders', 'messages']);
  const acts = useOrderActions(order, onCancelled);
  const waiting = queuedProof(useQueuedChanges(), order.id);
  const receipt = orderCan.confirmReceipt(order) && (
    <Button
      variant={isReceiptNext ? 'contained' : 'outlined'}
      color={isReceiptNext ? 'secondary' : 'primary'}
      size="small"
      loading={acts.isConfirming}
      onClick={() => void acts.confirmReceipt()}
    >
      {t('confirmReceipt')}
    </Button>
  );
  return (
    <div className={styles.buttons}>
      {orderCan.payDeposit(order) && (
        <ProofButton orderId={order.id} status={order.status} label={t('uploadDepositProof')} size="small" />
      )}
      {orderCan.payBalance(order) && (
        <ProofButton orderId={order.id} status={order.status} label={t('uploadBalanceProof')} size="small" />
      )}
      {waiting && waiting.refusal === undefined && (
        <>
          <output>{t('messages:waitingForLine')}</output>
          <Button variant="text" size="small" onClick={() => void withdraw(waiting.id)}>
            {t('proofWithdraw')}
          </Button>
        </>
      )}
      {orderIs.underReview(order) && (
        <Button size="small" disabled>
          {t('proofUnderReview')}
        </Button>
      )}
      {isReceiptNext && receipt}
      {orderCan.track(order) && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<ExternalLink size="1em" aria-hidden />}
          onClick={acts.track}
        >
          {t('track')}
        </Button>
      )}
      {!isReceiptNext && receipt}
      {orderCan.downloadProforma(order) && (
        <Button
          variant="outlined"
          size="small"
          loading={acts.isDownloading}
          startIcon={<Download size="1em" aria-hidden />}
          onClick={acts.downloadProforma}
        >
          {t('proforma')}
        </Button>
      )}
      {orderCan.cancel(order) && (
        <Button variant="text" size="small" loading={acts.isCancelling} onClick={() => void acts.cancel()}>
          {t('cancelOrder')}
        </Button>
      )}
    </div>
  );
}

type ActedOrder = Pick<OrderSummary, 'id' | 'orderNo' | 'status' | 'sendOutWebSite'>;

interface OrderActs {
  cancel: () => Promise<void>;
  confirmReceipt: () => Promise<void>;
  track: () => void;
  downloadProforma: () => void;
  isCancelling: boolean;
  isConfirming: boolean;
  isDownloading: boolean;
}

/** The buyer's actions on an order, with their confirmations and toasts. The client shows failures. */
function useOrderActions(order: ActedOrder, onCancelled?: () => void): OrderActs {
  const { t } = useTranslation(['orders', 'messages']);
  const queryClient = useQueryClient();
  const reload = () => reloadOrders(queryClient);
  const body = { id: order.id };
  // After a refusal or a lost answer the order may have changed on the server.
  const close = queries.useCloseOrderMutation({ onError: reload });
  const delivered = queries.useConfirmDeliveryMutation({ onError: reload });
  const download = useMutation({
    mutationFn: () => fetchProforma(order),
    onSuccess(file) {
      saveFile(file, `proforma-${order.orderNo}.pdf`);
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
          void withdrawProof(order.id);
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
