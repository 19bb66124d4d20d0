import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { screens, tabOf } from '../../screens/screens.ts';
import { useAboutRefreshes } from '../app/about-refresh.ts';
import { useKeepBackPath } from '../app/back-path.ts';
import { usePrompt } from '../app/confirm.ts';
import { lazyBeside, untilDrawn } from '../app/first-view.ts';
import { repeatEarlyUse } from '../app/early-use.ts';
import { useIsFooterShown } from '../app/footer.ts';
import { BrowserOnly } from '../app/hydration.ts';
import { PageBoundary } from '../components/page-boundary.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { tabs } from '../routing/paths.ts';
import type { Direction } from '../routing/page-direction.ts';
import { CouponPopup } from './coupons/coupon-popup.tsx';
import { Header } from './header/header.tsx';
import styles from './shell.module.css';
import { ToastOutlet } from './toast-outlet.tsx';

/** Loaded after the page, since they stand below and beside it. */
const Footer = lazyBeside(async () => (await import('./footer/footer.tsx')).Footer);
const Dock = lazyBeside(async () => (await import('./dock/dock.tsx')).Dock);
const PromptDialog = lazy(() => import('./prompt-dialog.tsx'));
/** For developers. A production build leaves it out, since the condition is known when building. */
const DeveloperPanel = import.meta.env.DEV ? lazy(() => import('./developer/developer-panel.tsx')) : undefined;

/**
 * The same element at each rendering of the shell. With another, React would take a footer that the server has rendered
 * off the page until its code is there.
 */
const footer = (
  <Suspense fallback={<div className={styles.footerPlace} />}>
    <Footer />
  </Suspense>
);

const homePage = `${screens.home.path}:${tabs.home}`;

/** The frame of every screen. */
export function Shell({ direction }: { direction: Direction | undefined }) {
  const { t } = useTranslation('shell');
  const page = usePage();
  const prompt = usePrompt();
  useKeepBackPath();
  const hasFooter = useIsFooterShown();
  const main = useRef<HTMLElement>(null);
  const first = useRef(page);

  // Screen readers and keyboards continue at the beginning of the new page.
  useEffect(() => {
    if (first.current === page) return;
    first.current = '';
    main.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="content" ref={main} className={styles.content} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <div key={page} className={styles.page} data-direction={direction}>
            <PageBoundary>
              <Outlet />
              <TakenOver />
            </PageBoundary>
          </div>
        </Suspense>
      </main>
      {hasFooter && footer}
      <BrowserOnly>
        <Suspense fallback={null}>
          <Dock />
        </Suspense>
        {page === homePage && <CouponPopup />}
        <ToastOutlet />
      </BrowserOnly>
      <Suspense fallback={null}>{prompt && <PromptDialog prompt={prompt} />}</Suspense>
      {DeveloperPanel && (
        <Suspense fallback={null}>
          <BrowserOnly>
            <DeveloperPanel />
          </BrowserOnly>
        </Suspense>
      )}
    </div>
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
function usePage(): string {
  const { pathname, search } = useLocation();
  const refreshes = useAboutRefreshes();
  if (pathname !== screens.home.path) return pathname;
  const tab = tabOf(new URLSearchParams(search));
  return tab === tabs.about ? `${pathname}:${tab}:${refreshes}` : `${pathname}:${tab}`;
}
