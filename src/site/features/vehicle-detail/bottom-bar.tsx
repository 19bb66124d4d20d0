import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootMark } from '#site/page-state/root-mark.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { FavoriteButton } from '#site/components/favorite-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import styles from './bottom-bar.module.css';
import type { OrderWarning } from './order/check-order.ts';
import type { Order } from './order/use-order.ts';
import type { ReserveOrInquire } from './order/use-reserve-or-inquire.ts';
import { PosterButton } from './poster/poster-button.tsx';

interface BottomBarProps {
  order: Order;
  acts: ReserveOrInquire;
  onWarning: (warning: OrderWarning) => void;
  /** The end of the form. Below it the bar would only cover content. */
  end: RefObject<HTMLElement | null>;
}

/** Keeps the buttons within reach of a thumb, anywhere on the page. */
export function BottomBar({ order, acts, onWarning, end }: BottomBarProps) {
  const { t } = useTranslation('detail');
  const isMobile = useSiteForm() === 'mobile';
  // On a phone the price and the buttons are always visible.
  const isPast = useIsPast(end) && !isMobile;
  useRootMark('pageBar', !isPast);
  const { vehicle } = order.detail;
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
          <strong className="figures">{order.due.total?.text ?? vehicle.vehiclePriceDesc}</strong>
        </p>
        <FavoriteButton vehicleId={order.id} isSaved={vehicle.favoriteState === '1'} />
        <PosterButton order={order} onWarning={onWarning} />
        <Button variant="outlined" loading={acts.isInquiring} onClick={acts.inquire}>
          {t('inquire')}
        </Button>
        <Button color="secondary" disabled={acts.obstacle !== undefined} onClick={acts.reserve}>
          {t('reserve')}
        </Button>
      </div>
    </aside>
  );
}

/** Whether the reader has scrolled to an element or past it. */
function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const watch = new IntersectionObserver((moments) => {
      const now = moments.at(-1);
      if (now) setPast(now.isIntersecting || now.boundingClientRect.top < 0);
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [element]);
  return isPast;
}
