import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import styles from './order-buttons.module.css';
import type { OrderActs } from './use-order-acts.ts';

/** Reserve, or ask first. Where reserving is not possible it says why. */
export function OrderButtons({ acts, look = 'tall' }: { acts: OrderActs; look?: 'tall' | 'flat' }) {
  const { t } = useTranslation('detail');
  const reason = useId();
  return (
    <div className={`${styles.buttons} ${styles[look]}`}>
      <Button
        look="signal"
        disabled={!acts.canBook}
        aria-describedby={acts.canBook ? undefined : reason}
        onClick={acts.book}
      >
        {t('book')}
      </Button>
      <Button look="outline" isBusy={acts.isInquiring} onClick={acts.inquire}>
        {t('inquire')}
      </Button>
      {acts.canBook ? (
        look === 'tall' && <p className={styles.note}>{t('bookingNote')}</p>
      ) : (
        <p id={reason} className={styles.note}>
          {t('bookingNeedsPrepaid')}
        </p>
      )}
    </div>
  );
}
