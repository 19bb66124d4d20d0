import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { usePrompt } from '../app/confirm.ts';
import { PageBoundary } from '../components/page-boundary.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { ScrollKeeper } from './scroll-keeper.tsx';
import styles from './shell.module.css';
import { ToastOutlet } from './toast-outlet.tsx';

const PromptDialog = lazy(() => import('./prompt-dialog.tsx'));

/** What stands around every screen. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const prompt = usePrompt();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
      <ToastOutlet />
      <Suspense fallback={null}>{prompt && <PromptDialog prompt={prompt} />}</Suspense>
      <ScrollKeeper />
    </div>
  );
}
