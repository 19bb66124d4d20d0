import { useTranslation } from 'react-i18next';
import { type Amounts, useFormats } from '../i18n/use-formats.ts';
import styles from './price.module.css';

interface PriceProps {
  amounts: Amounts;
  /** About how many Kenyan shillings that is. */
  kes: number | undefined;
  /** What it cost before a sale, already written. */
  original?: string;
}

/** What a vehicle costs, with its basis, and about how many shillings that is. */
export function Price({ amounts, kes, original }: PriceProps) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const [unit, amount] = formats.price(amounts).split(' ');
  return (
    <div className={`${styles.price} figures`}>
      {original && <s className={styles.original}>{original}</s>}
      <p className={styles.amount}>
        <span className={styles.basis}>{t('basis')}</span> <span className={styles.unit}>{unit}</span> {amount}
      </p>
      {kes !== undefined && (
        <p className={styles.shillings}>{t('approximately', { amount: formats.shillings(kes) })}</p>
      )}
    </div>
  );
}
