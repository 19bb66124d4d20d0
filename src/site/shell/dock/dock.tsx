import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, MessageCircle, Phone, TicketPercent, X, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { currentDialog, onDialogChange } from '#shared/state/dialogs.ts';
import { onTyping } from '#site/page-state/interruptions.ts';
import { closeLiveChat, openLiveChat, useLiveChat } from '#site/session/live-chat.ts';
import { useSession } from '#site/session/session.tsx';
import { canBeUsed } from '#site/components/usable-coupons.ts';
import { BackToTop } from '../back-to-top.tsx';
import { ContactPanel, useContactGreeting, useToggleChat } from './contact-panel.tsx';
import styles from './dock.module.css';

const ChatPanel = lazy(() => import('./chat-panel.tsx'));
const CouponPanel = lazy(() => import('./coupon-panel.tsx'));

type Panel = 'contact' | 'coupons';

/** The buttons at the right edge of every page and their panels, of which one is open at a time. */
export function Dock() {
  const { t } = useTranslation(['shell', 'panels']);
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
    <aside className={styles.dock} aria-label={t('panels:toolbar')} data-unfolded={isUnfolded || undefined}>
      <div className={styles.bar}>
        <BackToTop className={styles.top} />
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
        <IconButton
          className={styles.unfold}
          aria-label={t('panels:toolbar')}
          aria-expanded={isUnfolded}
          aria-controls="dock-buttons"
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? <X aria-hidden size="1.5rem" /> : <CircleHelp aria-hidden size="1.5rem" />}
        </IconButton>
      </div>
      {shown?.isGreeting && (
        <SmallPanel
          icon={Phone}
          title={t('contactTitle')}
          invitation={t('panels:contactInvite')}
          onOpen={() => toggle('contact')}
          onClose={close}
        />
      )}
      {chat === 'small' && (
        <SmallPanel
          icon={MessageCircle}
          title={t('chat')}
          invitation={t('panels:chatInvite')}
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

interface DockButtonProps {
  icon: LucideIcon;
  text: string;
  isOpen: boolean;
  /** The number in its badge. */
  count?: number;
  onPress: () => void;
}

function DockButton({ icon: Icon, text, isOpen, count = 0, onPress }: DockButtonProps) {
  return (
    <ButtonBase
      className={styles.button}
      // The badge itself is hidden from screen readers.
      aria-label={count > 0 ? `${text} ${count}` : undefined}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Badge badgeContent={count} color="secondary" className={`${styles.face} figures`}>
        <Icon aria-hidden size="1.25rem" />
        <span className={styles.word}>{text}</span>
      </Badge>
    </ButtonBase>
  );
}

interface SmallPanelProps {
  icon: LucideIcon;
  title: string;
  /** The text of its button. */
  invitation: string;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A panel that opened by itself shows as one line that covers no price or button. It closes when the user starts typing and
 * when a dialog opens, so that two never overlap.
 */
function SmallPanel({ icon: Icon, title, invitation, onOpen, onClose }: SmallPanelProps) {
  const { t } = useTranslation();
  const leave = useEffectEvent(onClose);
  useEffect(() => onTyping(() => leave()), []);
  useEffect(() => onDialogChange(() => currentDialog() && leave()), []);
  return (
    <section className={styles.small} aria-label={title}>
      <ButtonBase className={styles.enlarge} onClick={onOpen}>
        <Icon aria-hidden size="1.125rem" />
        {invitation}
      </ButtonBase>
      <IconButton className={styles.close} aria-label={t('close')} onClick={onClose}>
        <X aria-hidden size="1.25rem" />
      </IconButton>
    </section>
  );
}

/** For a user with coupons: how many can be used, or 0 if unknown. */
function useCouponShortcut(): { usable: number } | undefined {
  const { user } = useSession();
  const { data = [], isError } = useQuery({ ...queries.listCouponsOptions(), enabled: user !== undefined });
  if (!user || data.length === 0) return undefined;
  return { usable: isError ? 0 : data.filter(canBeUsed).length };
}
