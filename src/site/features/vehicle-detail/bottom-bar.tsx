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
  /** The buttons below the price. While they are visible, the bar would only repeat them. */
  buttons: RefObject<HTMLElement | null>;
  /** The end of the area about the order. Below it the bar would only cover content. */
  end: RefObject<HTMLElement | null>;
}

/** Keeps the price and its buttons within reach while those below the price are out of view. */
export function BottomBar({ order, acts, onWarning, buttons, end }: BottomBarProps) {
  const { t } = useTranslation('detail');
  const isMobile = useSiteForm() === 'mobile';
  const isPast = useIsWithin(end, { margin: above });
  // On a large screen the buttons below the price are usually visible at once.
  const isVisible = useIsWithin(buttons, { atFirst: !isMobile });
  // On a phone the bar alone has the buttons.
  const isHidden = !isMobile && (isVisible || isPast);
  useRootMark('pageBar', !isHidden);
  const { vehicle } = order.detail;
  return (
    <aside
      className={`${styles.bar} ${isHidden ? styles.past : ''}`}
      aria-label={t('bar')}
      inert={isHidden}
      data-bottom-bar={isHidden ? undefined : true}
    >
      <div className={`column ${styles.content}`}>
        <p className={styles.what}>
          <span className={styles.name}>{vehicle.styleName}</span>
          <strong className="figures">{order.due.total?.text ?? vehicle.vehiclePriceDesc}</strong>
        </p>
        <FavoriteButton vehicleId={order.id} isSaved={vehicle.favoriteState === '1'} />
        {isMobile && <PosterButton order={order} onWarning={onWarning} />}
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

/** Counts everything above the window too: a jump past an element would otherwise not be noticed. */
const above = '1000000px 0px 0px';

/** Whether an element is in the window, enlarged by a margin. */
function useIsWithin(
  element: RefObject<HTMLElement | null>,
  { atFirst = false, margin = '0px' }: { atFirst?: boolean; margin?: string },
): boolean {
  const [isWithin, setIsWithin] = useState(atFirst);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const watch = new IntersectionObserver((moments) => setIsWithin(moments.at(-1)?.isIntersecting === true), {
      rootMargin: margin,
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [element, margin]);
  return isWithin;
}
