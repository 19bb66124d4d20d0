import { useTranslation } from 'react-i18next';
import type { StaffRefund } from '#generated/client/types.gen.ts';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import orderStyles from '../order-parts.module.css';
import styles from './money.module.css';

/** Recipient and reason of a refund, as far as recorded. */
export function RefundFacts({ refund }: { refund: StaffRefund }) {
  const { t } = useTranslation('desk-money');
  const formats = useDeskFormats();
  const { reason, bank, lastDigits, plannedAt, plannedBy, releasedBy, sentOn, reference } = refund;
  const sent = [
    sentOn === undefined ? undefined : formats.day(sentOn),
    reference === undefined ? undefined : t('referenceLine', { reference }),
  ].filter((text) => text !== undefined);
  return (
    <div className={styles.words}>
      <p>{t('endingIn', { bank, digits: lastDigits })}</p>
      <p className={orderStyles.note}>{reason}</p>
      {sent.length > 0 && <p className="figures">{sent.join(' · ')}</p>}
      <p className={orderStyles.quiet}>
        {t('plannedBy', { name: plannedBy, time: formats.moment(plannedAt) })}
        {releasedBy !== undefined && ` · ${t('releasedBy', { name: releasedBy })}`}
      </p>
    </div>
  );
}
