import { withTexts } from '#shared/i18n/feature-texts.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepBackPath } from '../routing/back-path.ts';
import { usePrompt } from '../page-state/confirm.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { useIsFooterShown } from '../page-state/footer.ts';
import { BrowserOnly } from '../page-state/hydration.ts';
import type { Direction } from '../routing/page-direction.ts';
import { lazyFooter } from './footer/lazy-footer.tsx';
import { Header } from './header/header.tsx';
import { PageMain, usePage } from './page-main.tsx';
import styles from './shell.module.css';
import { ToastOutlet } from '#shared/components/toasts/toast-outlet.tsx';

/** Loaded after the page, since it is secondary. */
const Dock = lazyOverlays(async () => (await withTexts(() => import('./dock/dock.tsx'), 'panels')).Dock);
const PromptDialog = lazy(() => withTexts(() => import('./prompt-dialog.tsx'), 'panels'));
/** For developers. Removed from a production build, since the condition is known at build time. */
const DeveloperPanel = import.meta.env.DEV ? lazy(() => import('./developer/developer-panel.tsx')) : undefined;

/** The frame of every screen on the desktop site. */
export function Shell({ direction }: { direction: Direction | undefined }) {
  const { t } = useTranslation('shell');
  const page = usePage();
  const prompt = usePrompt();
  useKeepBackPath();
  const hasFooter = useIsFooterShown();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <PageMain page={page} direction={direction} />
      {hasFooter && lazyFooter}
      <BrowserOnly>
        <Suspense fallback={null}>
          <Dock />
        </Suspense>
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
