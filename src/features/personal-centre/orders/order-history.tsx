import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../generated/client/types.gen.ts';
import styles from './order-history.module.css';

/** What has become of the order so far, the latest first. */
export function OrderHistory({ records }: Pick<Order, 'records'>) {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <h2 id="order-history" className={styles.title}>
        {t('history')}
      </h2>
      <ol className={styles.list}>
        {records.map(({ statusDesc, createTimeDesc }) => (
          <li key={`${createTimeDesc} ${statusDesc}`} className={styles.record}>
            <span>{statusDesc}</span>
            <time dateTime={createTimeDesc.replace(' ', 'T')} className={`${styles.time} figures`}>
              {createTimeDesc}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
