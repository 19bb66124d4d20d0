import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './reserve-note.module.css';
import type { ConfirmedPrice } from './use-confirmed-price.ts';
import type { ReservationStage } from './use-reservation.ts';

interface ReserveNoteProps {
  price: ConfirmedPrice;
  stage: ReservationStage;
  reason: string | undefined;
}

/** What a buyer has to know before pressing, or while it is not known what became of it. */
export function ReserveNote({ price, stage, reason }: ReserveNoteProps) {
  const { t } = useTranslation(['orders', 'common']);
  return <div aria-live="polite">{note()}</div>;

  function note() {
    if (stage === 'checking') return <p className={styles.caution}>{t('reserveChecking')}</p>;
    if (stage === 'offline') return <p className={styles.caution}>{t('reserveOffline')}</p>;
    if (stage === 'unknown') {
      return (
        <p className={styles.caution}>
          {t('reserveUnknown')} <Link to={paths.centre()}>{t('toOrders')}</Link>
        </p>
      );
    }
    if (price.failure !== undefined) {
      return (
        <div className={styles.negative}>
          <p>{t('priceUnconfirmed', { reason: price.failure })}</p>
          <Button look="outline" isSmall onClick={price.askAgain}>
            {t('common:retry')}
          </Button>
        </div>
      );
    }
    if (price.change) {
      const { before, now, hasRisen } = price.change;
      return <p className={styles.caution}>{t(hasRisen ? 'priceRisen' : 'priceFallen', { before, now })}</p>;
    }
    return stage === 'refused' ? <p className={styles.negative}>{reason ?? t('reserveRefused')}</p> : null;
  }
}
