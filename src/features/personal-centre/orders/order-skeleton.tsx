import { useTranslation } from 'react-i18next';
import styles from './order-skeleton.module.css';

/** The shape of an order's page, while it is on its way. */
export function OrderSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={`column ${styles.page}`} aria-busy>
      <output className="visually-hidden">{t('loading')}</output>
      <span className={styles.title} />
      <span className={styles.journey} />
      <span className={styles.vehicle} />
      <span className={styles.table} />
    </div>
  );
}
