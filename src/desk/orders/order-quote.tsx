import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './order-parts.module.css';

/** Quote of the order line by line, and the due time of its deposit. */
export function OrderQuote({ order: { quote, depositDueAt } }: { order: StaffOrder }) {
  const { t } = useTranslation('desk-orders');
  const formats = useDeskFormats();
  return (
    <Section title={t('quote')}>
      <dl className={`${styles.quote} figures`}>
        {quote.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {depositDueAt !== undefined && (
          <div className={`${styles.line} ${styles.due}`}>
            <dt>{t('depositDue')}</dt>
            <dd>{formats.moment(depositDueAt)}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
