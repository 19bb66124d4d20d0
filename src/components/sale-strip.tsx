import { useTranslation } from 'react-i18next';
import { Countdown } from './countdown/countdown.tsx';
import styles from './sale-strip.module.css';

interface SaleStripProps {
  remainingTimes: number;
  /** When the server counted them. */
  receivedAt: number | undefined;
  /** What the sale takes off, as the server wrote it. */
  deduction: string;
}

/** What a flash sale takes off a vehicle's price, and for how long. */
export function SaleStrip({ remainingTimes, receivedAt, deduction }: SaleStripProps) {
  const { t } = useTranslation('vehicles');
  return (
    <p className={`${styles.strip} figures`}>
      <span>{t('saleDeduction', { amount: deduction })}</span>
      <span>
        <span className={styles.ends}>{t('saleEndsIn')}</span>{' '}
        <Countdown className={styles.time} seconds={remainingTimes} since={receivedAt} />
      </span>
    </p>
  );
}
