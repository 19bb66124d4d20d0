import { Activity, Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screens, tabOf } from '#screens/screens.ts';
import { useAboutRefreshes } from '../page-state/about-refresh.ts';
import { replayInput } from '../page-state/pre-hydration-input.ts';
import { untilDrawn } from '#shared/state/first-view.ts';
import { OpeningCard } from '../page-state/opened-card.ts';
import { useRootMark } from '../page-state/root-mark.ts';
import { PageBoundary } from '#shared/components/page-boundary.tsx';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { lazyScreen } from '#shared/routing/lazy-screen.ts';
import type { Direction, Slide } from '../routing/page-direction.ts';
import { tabs } from '#shared/routing/paths.ts';
import { untilPainted } from '#shared/ui/until-painted.ts';
import { KeptAt, usePages } from './keep-alive-page.tsx';
import { RepeatedIconShapes } from '../components/repeated-icon.tsx';
import styles from './page-main.module.css';

/** There is no card to press before the first screen, so that does not wait for this code. */
const OpeningVehicle = lazyScreen(async () => ({ default: (await import('./opening-vehicle.tsx')).OpeningVehicle }));

interface PageMainProps {
  /** The key of the current page. */
  page: string;
  /** Its animation on the desktop site. */
  direction?: Direction | undefined;
  /** Its animation on the mobile site. */
  slide?: Slide | undefined;
}

/** The place of the screen in the shell of either form. */
export function PageMain({ page, direction, slide }: PageMainProps) {
  const main = useRef<HTMLElement>(null);
  const first = useRef(page);
  const pages = usePages(page);
  // Until a page has a bar of its own.
  useRootMark('pageBar', false);

  // Moves the focus of screen readers and keyboards to the beginning of the new page, after its first paint, because
  // focusing forces a layout. An element focused meanwhile keeps the focus.
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
      <RepeatedIconShapes />
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

/** The vehicle whose card was pressed, while its page is rendering. */
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

/** Rendered inside the page, so that it hydrates with it. */
function TakenOver() {
  useEffect(() => {
    // Effects of the page, such as a gallery, have run once the browser is idle.
    void untilDrawn().then(() => replayInput());
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
