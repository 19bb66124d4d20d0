import { lazy, Suspense } from 'react';
import { usePrompt } from '#site/page-state/confirm.ts';
import { useDialog } from '#shared/state/dialogs.ts';
import { useHint } from '#site/remembered/hints.ts';
import { closeLiveChat, useLiveChat } from '#site/session/live-chat.ts';
import { useRootMark } from '#site/page-state/root-mark.ts';
import { useSession } from '#site/session/session.tsx';
import { useCloseByBack } from '#shared/ui/close-by-back.ts';
import { useIsKeyboardOpen } from '#shared/ui/use-keyboard.ts';
import { BackToTop } from '../back-to-top.tsx';
import styles from './overlays.module.css';

const ChatPanel = lazy(() => import('../dock/chat-panel.tsx'));

/** The overlays of the page, which load after it. */
export function Overlays() {
  const prompt = usePrompt();
  const dialog = useDialog();
  useCloseByBack(dialog !== undefined || prompt !== undefined, pressEscape);
  // For elements that must make room.
  useRootMark('keyboard', useIsKeyboardOpen());
  return (
    <>
      <BackToTop className={styles.top} />
      <Chat />
      <HintPlace />
    </>
  );
}

/** Closes a dialog with Escape, so that it may refuse. */
function pressEscape(): void {
  const focused = document.activeElement?.closest('[role$="dialog"]') ? document.activeElement : undefined;
  // After a press the focus may be outside of a dialog that has just opened.
  const place = focused ?? [...document.querySelectorAll('[role$="dialog"]')].at(-1);
  place?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

/** Where a prompt is shown. Visible but not clickable. */
function HintPlace() {
  const text = useHint();
  return (
    <output className={styles.hint}>{text !== undefined && <span className={styles.hintText}>{text}</span>}</output>
  );
}

/** The chat, once its user has opened it. */
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
