import { lazy, Suspense } from 'react';
import { useKeepBackPath } from '../../app/back-path.ts';
import { usePrompt } from '../../app/confirm.ts';
import { BrowserOnly } from '../../app/hydration.ts';
import type { Direction } from '../../routing/page-direction.ts';
import { Header } from '../header/header.tsx';
import { PageMain, usePage } from '../page-main.tsx';
import { ToastOutlet } from '../toast-outlet.tsx';
import styles from './mobile-shell.module.css';

const PromptDialog = lazy(() => import('../prompt-dialog.tsx'));

/** The frame of every screen on the mobile site. */
export function MobileShell({ direction }: { direction: Direction | undefined }) {
  const prompt = usePrompt();
  useKeepBackPath();
  return (
    <div className={styles.shell}>
      <Header />
      <PageMain page={usePage()} direction={direction} />
      <BrowserOnly>
        <ToastOutlet />
      </BrowserOnly>
      <Suspense fallback={null}>{prompt && <PromptDialog prompt={prompt} />}</Suspense>
    </div>
  );
}
