import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../../../components/favorite-button.tsx';
import { dueAmounts } from '../../../components/quoted-prices.ts';
import { Button } from '../../../ui/button.tsx';
import { PosterButton } from '../poster/poster-button.tsx';
import styles from './bottom-bar.module.css';
import type { OrderWarning } from './check-order.ts';
import { seenPrices } from './seen-prices.ts';
import { useIsPast } from './use-is-past.ts';
import type { OrderActs } from './use-order-acts.ts';
import type { Order } from './use-order.ts';

interface BottomBarProps {
  order: Order;
  acts: OrderActs;
  onWarning: (warning: OrderWarning) => void;
  /** Where the inquiry area ends; past it the bar would only hide what is there. */
  end: RefObject<HTMLElement | null>;
}

/** What can be done with the vehicle, within reach of a thumb wherever the page is. */
export function BottomBar({ order, acts, onWarning, end }: BottomBarProps) {
  const { t } = useTranslation('detail');
  const isPast = useIsPast(end);
  const { vehicle } = order.detail;
  const { price } = order.quote;
  const seen = price && dueAmounts(seenPrices(price, order.draft), order.hasClearance).total?.text;
  return (
    <aside
      className={`${styles.bar} ${isPast ? styles.past : ''}`}
      aria-label={t('bar')}
      inert={isPast}
      data-bottom-bar={isPast ? undefined : true}
    >
      <div className={`column ${styles.content}`}>
        <p className={styles.what}>
          <span className={styles.name}>{vehicle.styleName}</span>
          <strong className="figures">{seen ?? vehicle.vehiclePriceDesc}</strong>
        </p>
        <FavoriteButton vehicleId={order.id} isSaved={vehicle.favoriteState === '1'} />
        <PosterButton order={order} onWarning={onWarning} />
        <Button look="outline" isBusy={acts.isInquiring} onClick={acts.inquire}>
          {t('inquire')}
        </Button>
        <Button look="signal" disabled={!acts.canBook} onClick={acts.book}>
          {t('book')}
        </Button>
      </div>
    </aside>
  );
}
