import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screens } from '#screens/screens.ts';
import type { OpenedCard } from '../page-state/opened-card.ts';
import { useSiteForm } from '../page-state/site-form.ts';
import { VehicleShape } from '../components/vehicle-shape.tsx';
import { slideOf } from '../routing/page-direction.ts';
import pageStyles from './page-main.module.css';
import styles from './opening-vehicle.module.css';

/**
 * A placeholder of the pressed vehicle over the old page: a slow phone shows it in the next frame, and renders the vehicle's
 * page behind it.
 */
export function OpeningVehicle({ card }: { card: OpenedCard }) {
  const { pathname } = useLocation();
  const isMobile = useSiteForm() === 'mobile';
  const place = useRef<HTMLDivElement>(null);
  const direction = isMobile
    ? { 'data-slide': slideOf(screens.detail.path, pathname) }
    : { 'data-direction': 'forward' };

  // A new page starts below the header at its top position.
  useLayoutEffect(() => {
    const { current } = place;
    if (current) current.style.paddingTop = `${current.closest('main')?.offsetTop ?? 0}px`;
  }, []);

  // Screen readers stay on the old page until the next one is there.
  return (
    <div ref={place} className={styles.place} aria-hidden>
      <div className={pageStyles.page} {...direction}>
        <VehicleShape card={card} />
      </div>
    </div>
  );
}
