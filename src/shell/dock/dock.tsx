import { CircleHelp, MessageCircle, Phone, TicketPercent, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeLiveChat, openLiveChat, useLiveChat } from '../../app/live-chat.ts';
import { useSession } from '../../app/session.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { DockButton } from './dock-button.tsx';
import styles from './dock.module.css';
import { SmallPanel } from './small-panel.tsx';
import { useContactGreeting } from './use-contact-greeting.ts';
import { useCouponShortcut } from './use-coupon-shortcut.ts';
import { useToggleChat } from './use-toggle-chat.ts';

const ChatPanel = lazy(() => import('./chat-panel.tsx'));
const CouponPanel = lazy(() => import('./coupon-panel.tsx'));

type Panel = 'contact' | 'coupons';

/** What is at hand at the right edge of every page, and the panels that it opens; one at a time. */
export function Dock() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const [panel, setPanel] = useState<{ name: Panel; isGreeting?: boolean }>();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const liveChat = useLiveChat();
  const chat = user === undefined ? 'closed' : liveChat;
  const toggleChat = useToggleChat();
  const coupons = useCouponShortcut();
  const shown = chat === 'closed' ? panel : undefined;

  useContactGreeting(() => {
    if (!panel && chat === 'closed') setPanel({ name: 'contact', isGreeting: true });
  });

  function toggle(name: Panel): void {
    closeLiveChat();
    setPanel(shown?.name === name && !shown.isGreeting ? undefined : { name });
  }

  function close(): void {
    closeLiveChat();
    setPanel(undefined);
  }

  return (
    <aside className={styles.dock} aria-label={t('toolbar')} data-unfolded={isUnfolded || undefined}>
      <div className={styles.bar}>
        <BackToTop />
        <div className={styles.buttons} id="dock-buttons">
          <DockButton icon={MessageCircle} text={t('chat')} isOpen={chat === 'whole'} onPress={toggleChat} />
          {coupons && (
            <DockButton
              icon={TicketPercent}
              text={t('coupons')}
              isOpen={shown?.name === 'coupons'}
              count={coupons.usable}
              onPress={() => toggle('coupons')}
            />
          )}
          <DockButton
            icon={Phone}
            text={t('contact')}
            isOpen={shown?.name === 'contact' && !shown.isGreeting}
            onPress={() => toggle('contact')}
          />
        </div>
        <button
          type="button"
          className={styles.unfold}
          aria-label={t('toolbar')}
          aria-expanded={isUnfolded}
          aria-controls="dock-buttons"
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? <X aria-hidden size="1.5rem" /> : <CircleHelp aria-hidden size="1.5rem" />}
        </button>
      </div>
      {shown?.isGreeting && (
        <SmallPanel
          icon={Phone}
          title={t('contactTitle')}
          invitation={t('contactInvite')}
          onOpen={() => toggle('contact')}
          onClose={close}
        />
      )}
      {chat === 'small' && (
        <SmallPanel
          icon={MessageCircle}
          title={t('chat')}
          invitation={t('chatInvite')}
          onOpen={() => openLiveChat()}
          onClose={close}
        />
      )}
      {shown?.name === 'contact' && !shown.isGreeting && <ContactPanel onClose={close} />}
      <Suspense fallback={null}>
        {coupons && shown?.name === 'coupons' && <CouponPanel onClose={close} />}
        {user && chat === 'whole' && <ChatPanel email={user.email} onClose={close} />}
      </Suspense>
    </aside>
  );
}
