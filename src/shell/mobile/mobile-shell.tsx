import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { screens } from '../../../screens/screens.ts';
import { useKeepBackPath } from '../../app/back-path.ts';
import { usePrompt } from '../../app/confirm.ts';
import { useDialog } from '../../app/dialogs.ts';
import { useIsFooterShown } from '../../app/footer.ts';
import { useHint } from '../../app/hints.ts';
import { BrowserOnly } from '../../app/hydration.ts';
import { closeLiveChat, useLiveChat } from '../../app/live-chat.ts';
import { useSession } from '../../app/session.tsx';
import { usePageSlide } from '../../routing/page-direction.ts';
import { tabs } from '../../routing/paths.ts';
import { useCloseByBack } from '../../ui/close-by-back.ts';
import { BackToTop } from '../back-to-top.tsx';
import { CouponPopup } from '../coupons/coupon-popup.tsx';
import { lateFooter } from '../footer/late-footer.tsx';
import { PageMain, usePage } from '../page-main.tsx';
import { ToastOutlet } from '../toast-outlet.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { MobileHeader } from './mobile-header.tsx';
import styles from './mobile-shell.module.css';

const PromptDialog = lazy(() => import('../prompt-dialog.tsx'));
const ChatPanel = lazy(() => import('../dock/chat-panel.tsx'));

const homePage = `${screens.home.path}:${tabs.home}`;

/** The frame of every screen on the mobile site: a slim header, and the places of the site below, where a thumb is. */
export function MobileShell() {
  const { t } = useTranslation('shell');
  const page = usePage();
  const { pathname } = useLocation();
  const slide = usePageSlide(page, pathname);
  const prompt = usePrompt();
  const dialog = useDialog();
  useKeepBackPath();
  useCloseByBack(dialog !== undefined || prompt !== undefined, pressEscape);
  const hasFooter = useIsFooterShown();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <MobileHeader key={page} />
      <PageMain page={page} slide={slide} />
      {hasFooter && lateFooter}
      <BottomNavigation />
      <BrowserOnly>
        <BackToTop className={styles.top} />
        <Chat />
        {page === homePage && <CouponPopup />}
        <ToastOutlet />
        <HintPlace />
      </BrowserOnly>
      <Suspense fallback={null}>{prompt && <PromptDialog prompt={prompt} />}</Suspense>
    </div>
  );
}

/** Closes a dialog as a key would, so that it may refuse while it must not be left. */
function pressEscape(): void {
  const place = document.activeElement ?? document.body;
  place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

/** Where a prompt shows. It is in reach of the eye, and of no finger. */
function HintPlace() {
  const text = useHint();
  return (
    <output className={styles.hint}>{text !== undefined && <span className={styles.hintText}>{text}</span>}</output>
  );
}

/** The conversation, once its user has opened it. */
function Chat() {
  const { user } = useSession();
  const isOpen = useLiveChat() === 'whole' && user !== undefined;
  useCloseByBack(isOpen, closeLiveChat);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ChatPanel email={user.email} onClose={closeLiveChat} />
    </Suspense>
  );
}
