import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './order-parts.module.css';

/** What the order was made at, line by line, and what of it is due when. */
export function OrderQuote({ order: { quote, deposit, balance, depositDueAt } }: { order: StaffOrder }) {
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
        <div className={`${styles.line} ${styles.due}`}>
          <dt>
            {t('deposit')}
            {depositDueAt !== undefined && (
              <span className={styles.quiet}>{t('until', { time: formats.moment(depositDueAt) })}</span>
            )}
          </dt>
          <dd>{deposit}</dd>
        </div>
        <div className={`${styles.line} ${styles.due}`}>
          <dt>{t('balance')}</dt>
          <dd>{balance}</dd>
        </div>
      </dl>
    </Section>
  );
}
