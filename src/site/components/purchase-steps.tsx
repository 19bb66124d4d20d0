import { useTranslation } from 'react-i18next';
import styles from './purchase-steps.module.css';

const steps = [
  { title: 'stepBooking', hint: 'stepBookingHint' },
  { title: 'stepDeposit', hint: 'stepDepositHint' },
  { title: 'stepTransport', hint: 'stepTransportHint' },
  { title: 'stepBalance', hint: 'stepBalanceHint' },
  { title: 'stepReceipt', hint: 'stepReceiptHint' },
] as const;

/** How a vehicle is bought, in five steps. */
export function PurchaseSteps() {
  const { t } = useTranslation('detail');
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, hint }, place) => (
        <li key={title} className={styles.step}>
          <span className={`${styles.number} figures`} aria-hidden>
            {place + 1}
          </span>
          <h3 className={styles.title}>{t(title)}</h3>
          <p className={styles.hint}>{t(hint)}</p>
        </li>
      ))}
    </ol>
  );
}
