import { withTexts } from '#shared/i18n/feature-texts.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useKeepBackPath } from '#site/routing/back-path.ts';
import { usePrompt } from '#site/page-state/confirm.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { useIsFooterShown } from '#site/page-state/footer.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { usePageSlide } from '#site/routing/page-direction.ts';
import { lazyFooter } from '../footer/lazy-footer.tsx';
import { PageMain, usePage } from '../page-main.tsx';
import { ToastOutlet } from '#shared/components/toasts/toast-outlet.tsx';
import { DeliverTo } from '../header/deliver-to.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { isRoot } from './entries.ts';
import { MobileHeader } from './mobile-header.tsx';
import styles from './mobile-shell.module.css';

const PromptDialog = lazy(() => withTexts(() => import('../prompt-dialog.tsx'), 'panels'));
const Overlays = lazyOverlays(async () => (await withTexts(() => import('./overlays.tsx'), 'panels')).Overlays);

/** The frame of every screen on the mobile site: a slim header, and the bottom navigation within reach of a thumb. */
export function MobileShell() {
  const { t } = useTranslation('shell');
  const page = usePage();
  const { pathname, search } = useLocation();
  const slide = usePageSlide(page, pathname);
  const prompt = usePrompt();
  useKeepBackPath();
  const hasFooter = useIsFooterShown();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <MobileHeader page={page} />
      {isRoot(pathname, new URLSearchParams(search)) && (
        <div className={styles.destination}>
          <DeliverTo />
        </div>
      )}
      <PageMain page={page} slide={slide} />
      {hasFooter && lazyFooter}
      <BottomNavigation />
      <BrowserOnly>
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
        <ToastOutlet />
      </BrowserOnly>
      <Suspense fallback={null}>{prompt && <PromptDialog prompt={prompt} />}</Suspense>
    </div>
  );
}
