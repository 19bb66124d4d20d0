import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screens } from '../../screens/screens.ts';
import type { OpenedCard } from '../app/opened-card.ts';
import { useSiteForm } from '../app/site-form.ts';
import { VehicleShape } from '../components/vehicle-shape.tsx';
import { slideOf } from '../routing/page-direction.ts';
import pageStyles from './page-main.module.css';
import styles from './opening-vehicle.module.css';

/**
 * What is known of the vehicle whose card was pressed, over the page that is left: a slow phone shows it in the next
 * frame, and makes the vehicle's page behind it.
 */
export function OpeningVehicle({ card }: { card: OpenedCard }) {
  const { pathname } = useLocation();
  const isMobile = useSiteForm() === 'mobile';
  const place = useRef<HTMLDivElement>(null);
  const direction = isMobile
    ? { 'data-slide': slideOf(screens.detail.path, pathname) }
    : { 'data-direction': 'forward' };

  // A page begins below the header as it stands at the top.
  useLayoutEffect(() => {
    const { current } = place;
    if (current) current.style.paddingTop = `${current.closest('main')?.offsetTop ?? 0}px`;
  }, []);

  // Whoever listens to the page stays on the one that is left until the next one is there.
  return (
    <div ref={place} className={styles.place} aria-hidden>
      <div className={pageStyles.page} {...direction}>
        <VehicleShape card={card} />
      </div>
    </div>
  );
}
