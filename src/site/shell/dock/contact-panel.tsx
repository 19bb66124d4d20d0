import Link from '@mui/material/Link';
import { Calculator, Mail, MessageCircle, Phone, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { phoneHref, useContact } from '#shared/state/contact.ts';
import { openLogin } from '#shared/state/dialogs.ts';
import { whenIdle } from '#site/page-state/interruptions.ts';
import { closeLiveChat, openLiveChat, useLiveChat } from '#site/session/live-chat.ts';
import { useSession } from '#site/session/session.tsx';
import { noteContactShown, wasContactShown } from '#site/remembered/shown-once.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './dock.module.css';
import { AskOnWhatsApp } from '#site/components/ask-on-whatsapp.tsx';
import { chatContextOf } from './chat-context.ts';
import { PanelHead } from './panel-head.tsx';

export function ContactPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'panels']);
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <PanelHead id={id} title={t('contactTitle')} onClose={onClose} />
      <div className={styles.body}>
        <ContactOptions />
      </div>
    </section>
  );
}

/** All contact options, and what people who need help look for. */
export function ContactOptions({ onLeave }: { /** Called when something opens in its place. */ onLeave?: () => void }) {
  const { t } = useTranslation(['shell', 'panels']);
  const contact = useContact();
  const toggleChat = useToggleChat();

  function openChat(): void {
    onLeave?.();
    toggleChat();
  }

  return (
    <>
      <p>{t('panels:contactText')}</p>
      {contact && (
        <ul className={styles.ways}>
          <li>
            <Phone aria-hidden size="1.125rem" />
            <Link className="figures" href={phoneHref(contact.phone)}>
              <span className="visually-hidden">{t('hotline')} </span>
              {contact.phone}
            </Link>
          </li>
          <li>
            <Mail aria-hidden size="1.125rem" />
            <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
          </li>
        </ul>
      )}
      <AskOnWhatsApp {...chatContextOf(useLocation())} />
      <ul className={styles.ways}>
        <li>
          <Calculator aria-hidden size="1.125rem" />
          <Link component={RouterLink} to={paths.importCost()} onClick={onLeave}>
            {t('panels:footerImportCost')}
          </Link>
        </li>
        <li>
          <ShieldCheck aria-hidden size="1.125rem" />
          <Link component={RouterLink} to={paths.paymentCheck()} onClick={onLeave}>
            {t('panels:footerPaymentCheck')}
          </Link>
        </li>
      </ul>
      <Button variant="outlined" fullWidth startIcon={<MessageCircle aria-hidden size="1.125rem" />} onClick={openChat}>
        {t('chat')}
      </Button>
    </>
  );
}

/** The minimum time after the page has loaded, in milliseconds. It waits longer while it would interrupt. */
const greetingDelay = 3000;

/** Opens the contact panel by itself on the first visit. */
export function useContactGreeting(open: () => void): void {
  const greet = useEffectEvent(() => {
    if (wasContactShown()) return;
    noteContactShown();
    open();
  });
  useEffect(() => {
    let takeBack = () => {};
    const timer = setTimeout(() => {
      takeBack = whenIdle(greet);
    }, greetingDelay);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, []);
}

/** Opens and closes the live chat. A visitor is redirected home and asked to log in, then the chat opens by itself. */
export function useToggleChat(): () => void {
  const { user } = useSession();
  const isOpen = useLiveChat() === 'whole';
  const navigate = useNavigate();
  return () => {
    if (!user) {
      void navigate(paths.home());
      openLogin();
    } else if (isOpen) closeLiveChat();
    else openLiveChat();
  };
}
