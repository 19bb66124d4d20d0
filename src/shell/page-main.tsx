import { Activity, Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screens, tabOf } from '../../screens/screens.ts';
import { useAboutRefreshes } from '../app/about-refresh.ts';
import { repeatEarlyUse } from '../app/early-use.ts';
import { untilDrawn } from '../app/first-view.ts';
import { OpeningCard } from '../app/opened-card.ts';
import { useRootMark } from '../app/root-mark.ts';
import { PageBoundary } from '../components/page-boundary.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { lateScreen } from '../routing/late-screen.ts';
import type { Direction, Slide } from '../routing/page-direction.ts';
import { tabs } from '../routing/paths.ts';
import { untilPainted } from '../ui/until-painted.ts';
import { KeptAt, usePages } from './kept-page.tsx';
import styles from './page-main.module.css';

/** Nobody presses a card before there is one: the first screen does not wait for it. */
const OpeningVehicle = lateScreen(async () => ({ default: (await import('./opening-vehicle.tsx')).OpeningVehicle }));

interface PageMainProps {
  /** The key of the page that is shown. */
  page: string;
  /** How it comes on the desktop site. */
  direction?: Direction | undefined;
  /** How it comes on the mobile site. */
  slide?: Slide | undefined;
}

/** The place of the screen in the shell of either form. */
export function PageMain({ page, direction, slide }: PageMainProps) {
  const main = useRef<HTMLElement>(null);
  const first = useRef(page);
  const pages = usePages(page);
  // Until a page has a bar of its own.
  useRootMark('pageBar', false);

  // Screen readers and keyboards continue at the beginning of the new page, once it has been seen: to be given the focus,
  // it has to be laid out. What has taken the focus until then keeps it.
  useEffect(() => {
    if (first.current === page) return;
    first.current = '';
    const left = document.activeElement;
    const takeFocus = async () => {
      await untilPainted();
      const focused = document.activeElement;
      if (focused === left || focused === document.body) main.current?.focus({ preventScroll: true });
    };
    void takeFocus();
  }, [page]);

  return (
    <main id="content" ref={main} className={styles.content} tabIndex={-1}>
      <Suspense fallback={<PageLoading />}>
        {pages.map(({ page: name, location, content, isSeen }) => (
          <Activity key={name} mode={name === page ? 'visible' : 'hidden'}>
            <div className={styles.page} data-direction={direction} data-slide={slide} data-seen={isSeen || undefined}>
              <PageBoundary>
                <KeptAt location={location}>{content}</KeptAt>
                <TakenOver />
              </PageBoundary>
            </div>
          </Activity>
        ))}
      </Suspense>
      <Opening />
    </main>
  );
}

/** The vehicle whose card was pressed, as long as its page is being made. */
function Opening() {
  const card = use(OpeningCard);
  useEffect(() => {
    void untilDrawn().then(OpeningVehicle.preload);
  }, []);
  return (
    card && (
      <Suspense fallback={null}>
        <OpeningVehicle card={card} />
      </Suspense>
    )
  );
}

/** Stands in the page, so that the page has been taken over when this has. */
function TakenOver() {
  useEffect(() => {
    // What the page's own effects begin, such as a gallery, is in place once the browser has nothing more to do.
    void untilDrawn().then(() => repeatEarlyUse());
  }, []);
  return null;
}

/** A key that differs between pages. A filter or a page number changes the address but not the page. */
export function usePage(): string {
  const { pathname, search } = useLocation();
  const refreshes = useAboutRefreshes();
  if (pathname !== screens.home.path) return pathname;
  const tab = tabOf(new URLSearchParams(search));
  return tab === tabs.about ? `${pathname}:${tab}:${refreshes}` : `${pathname}:${tab}`;
}
