import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { useLocalAmount } from '../delivered-prices.ts';
import styles from './amounts-due.module.css';

export interface DueAmount {
  /** With its currency: `USD 6,850`. */
  text: string;
  usd?: number | undefined;
  /** The approximate amount in Kenyan shillings. */
  inCountry?: number | undefined;
}

interface AmountsDueProps {
  total: DueAmount | undefined;
  deposit: DueAmount | undefined;
  /** The balance to be paid later, if it is known. */
  balance?: DueAmount | undefined;
  /** The deposit as a percentage of the total, from the server. */
  depositRatio?: number | undefined;
  /** The destination, by default the buyer's. */
  countryCode?: string | undefined;
}

/** What a vehicle costs delivered to its port, and which part is due first. */
export function AmountsDue({ total, deposit, balance, depositRatio, countryCode }: AmountsDueProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <dl className={`${styles.amounts} figures`}>
      <div className={styles.part}>
        <dt className={styles.label}>{t('total')}</dt>
        <dd>
          <strong className={styles.total}>{total && t('cif', { amount: total.text })}</strong>
          <Approximate amount={total} countryCode={countryCode} />
          <span className={styles.note}>{t('shippingNote')}</span>
        </dd>
      </div>
      <div className={styles.part}>
        <dt className={styles.label}>{t('deposit')}</dt>
        <dd>
          <strong className={styles.deposit}>{deposit?.text}</strong>
          <Approximate amount={deposit} countryCode={countryCode} />
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
            <Approximate amount={balance} countryCode={countryCode} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Approximate({ amount, countryCode }: { amount: DueAmount | undefined; countryCode: string | undefined }) {
  const { t } = useTranslation('vehicles');
  const local = useLocalAmount(countryCode)({ usd: amount?.usd, kes: amount?.inCountry });
  if (local === undefined) return null;
  return <span className={styles.approximate}>{t('approximately', { amount: local })}</span>;
}

type Priced = Pick<OrderSummary, 'depositPriceDesc' | 'depositPrice' | 'totalPriceDesc' | 'totalPrice'>;

/** An order's amounts. The list and the detail name them differently. */
export function orderPrices(order: Priced): { deposit: string | undefined; total: string | undefined } {
  return {
    deposit: order.depositPriceDesc ?? order.depositPrice,
    total: order.totalPriceDesc ?? order.totalPrice,
  };
}
