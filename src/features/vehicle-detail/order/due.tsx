import { useTranslation } from 'react-i18next';
import type { DraftAmount } from '../../../app/order-draft.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { balanceOf } from './balance.ts';
import styles from './due.module.css';

interface DueProps {
  total: DraftAmount | undefined;
  deposit: DraftAmount | undefined;
  /** The deposit as a part of the total, as the server has it. */
  ratio: number;
  isAsked: boolean;
}

/** What is to be paid now, to hold the vehicle, and what later, before it reaches port. */
export function Due({ total, deposit, ratio, isAsked }: DueProps) {
  const { t } = useTranslation('detail');
  const formats = useFormats();
  const balance = balanceOf(total, deposit);
  const later = balance && formats.price({ priceUSD: balance.usd, priceJPY: balance.jpy });
  return (
    <dl className={`${styles.due} figures`}>
      <div className={styles.part}>
        <dt>
          <span className={styles.when}>{t('dueNow')}</span>
          <span className={styles.what}>{t('dueNowHint', { percent: formats.number(ratio * 100) })}</span>
        </dt>
        <dd className={styles.amount}>{deposit?.text}</dd>
      </div>
      <div className={styles.part}>
        <dt>
          <span className={styles.when}>{t('dueLater')}</span>
          <span className={styles.what}>{t('dueLaterHint')}</span>
        </dt>
        <dd className={styles.amount}>{isAsked ? total?.text : later}</dd>
      </div>
    </dl>
  );
}
