import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import styles from './amounts-due.module.css';

export interface DueAmount {
  /** With its currency: `USD 6,850`. */
  text: string;
  /** The approximate amount in the destination's currency. */
  inCountry?: number | undefined;
}

interface AmountsDueProps {
  total: DueAmount | undefined;
  deposit: DueAmount | undefined;
  /** The balance to be paid later, if it is known. */
  balance?: DueAmount | undefined;
  /** The deposit as a percentage of the total, from the server. */
  depositRatio?: number | undefined;
}

/** What a vehicle costs delivered to its port, and which part is due first. */
export function AmountsDue({ total, deposit, balance, depositRatio }: AmountsDueProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <dl className={`${styles.amounts} figures`}>
      <div className={styles.part}>
        <dt className={styles.label}>{t('total')}</dt>
        <dd>
          <strong className={styles.total}>{total && t('cif', { amount: total.text })}</strong>
          <Approximate amount={total} />
          <span className={styles.note}>{t('shippingNote')}</span>
        </dd>
      </div>
      <div className={styles.part}>
        <dt className={styles.label}>{t('deposit')}</dt>
        <dd>
          <strong className={styles.deposit}>{deposit?.text}</strong>
          <Approximate amount={deposit} />
          {depositRatio !== undefined && (
            <span className={styles.note}>{t('depositShare', { percent: formats.number(depositRatio * 100) })}</span>
          )}
        </dd>
      </div>
      {balance && (
        <div className={styles.part}>
          <dt className={styles.label}>{t('balance')}</dt>
          <dd>
            <strong className={styles.deposit}>{balance.text}</strong>
            <Approximate amount={balance} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Approximate({ amount }: { amount: DueAmount | undefined }) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  if (amount?.inCountry === undefined) return null;
  return (
    <span className={styles.approximate}>{t('approximately', { amount: formats.shillings(amount.inCountry) })}</span>
  );
}

type Priced = Pick<OrderSummary, 'depositPriceDesc' | 'depositPrice' | 'totalPriceDesc' | 'totalPrice'>;

/** An order's amounts. The list and the detail name them differently. */
export function orderPrices(order: Priced): { deposit: string | undefined; total: string | undefined } {
  return {
    deposit: order.depositPriceDesc ?? order.depositPrice,
    total: order.totalPriceDesc ?? order.totalPrice,
  };
}
