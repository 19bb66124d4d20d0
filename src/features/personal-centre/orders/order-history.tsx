import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../generated/client/types.gen.ts';
import { OrderSection } from '../../../components/orders/order-parts.tsx';
import styles from './order-history.module.css';

/** What has become of the order so far, the latest first. */
export function OrderHistory({ records }: Pick<Order, 'records'>) {
  const { t } = useTranslation('orders');
  return (
    <OrderSection title={t('history')}>
      <ol className={styles.list}>
        {records.map(({ statusDesc, createTimeDesc, proofRemark }, place) => (
          // A status may come again within the minute. What has happened keeps its place, counted from the beginning.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={records.length - place} className={styles.record}>
            <span>{statusDesc}</span>
            <time dateTime={createTimeDesc.replace(' ', 'T')} className={`${styles.time} figures`}>
              {createTimeDesc}
            </time>
            {proofRemark !== undefined && (
              <p className={styles.remark}>{t('proofNotAcceptedThen', { remark: proofRemark })}</p>
            )}
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}
