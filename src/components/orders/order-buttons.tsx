import { Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ProofButton } from '../proofs/proof-button.tsx';
import { orderCan, orderIs } from './order-actions.ts';
import styles from './order-buttons.module.css';
import { useOrderActs, type ActedOrder } from './use-order-acts.ts';

interface OrderButtonsProps {
  order: ActedOrder;
  /** Whoever shows a list takes the order out of it; elsewhere the page is loaded anew. */
  onCancelled?: (() => void) | undefined;
}

/** What the order's status allows, the next thing to do first. */
export function OrderButtons({ order, onCancelled }: OrderButtonsProps) {
  const { t } = useTranslation('orders');
  const acts = useOrderActs(order, onCancelled);
  return (
    <div className={styles.buttons}>
      {orderCan.payDeposit(order) && (
        <ProofButton orderId={order.id} status={order.status} label={t('uploadDepositProof')} isSmall />
      )}
      {orderCan.payBalance(order) && (
        <ProofButton orderId={order.id} status={order.status} label={t('uploadBalanceProof')} isSmall />
      )}
      {orderIs.underReview(order) && (
        <Button isSmall disabled>
          {t('proofUnderReview')}
        </Button>
      )}
      {orderCan.confirmReceipt(order) && (
        <Button look="signal" isSmall isBusy={acts.isConfirming} onClick={() => void acts.confirmReceipt()}>
          {t('confirmReceipt')}
        </Button>
      )}
      {orderCan.track(order) && (
        <Button look="outline" isSmall icon={<ExternalLink size="1em" aria-hidden />} onClick={acts.track}>
          {t('track')}
        </Button>
      )}
      {orderCan.downloadProforma(order) && (
        <Button
          look="outline"
          isSmall
          isBusy={acts.isDownloading}
          icon={<Download size="1em" aria-hidden />}
          onClick={acts.downloadProforma}
        >
          {t('proforma')}
        </Button>
      )}
      {orderCan.cancel(order) && (
        <Button look="quiet" isSmall isBusy={acts.isCancelling} onClick={() => void acts.cancel()}>
          {t('cancelOrder')}
        </Button>
      )}
    </div>
  );
}
