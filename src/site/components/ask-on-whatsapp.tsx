import Link from '@mui/material/Link';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { useContact } from '#shared/state/contact.ts';
import { staffLanguage } from '#wire/language.ts';
import { whatsAppAddress } from './whatsapp-address.ts';
import styles from './ask-on-whatsapp.module.css';

interface AskOnWhatsAppProps {
  vehicleId?: string | undefined;
  orderId?: string | undefined;
}

/** A link to the member of staff who answers on WhatsApp, with a message that says what it is about. */
export function AskOnWhatsApp({ vehicleId, orderId }: AskOnWhatsAppProps) {
  const { t } = useTranslation('panels');
  const language = useLanguage();
  const whatsApp = useContact()?.whatsApp;
  const vehiclePage = useHref(vehicleId === undefined ? '/' : paths.detail(vehicleId));
  if (!whatsApp) return null;
  const { agent, phone, reply } = whatsApp;
  const text =
    orderId !== undefined
      ? t('whatsAppOrder', { agent, order: orderId })
      : vehicleId !== undefined
        ? `${t('whatsAppAbout', { agent })}\n${new URL(vehiclePage, location.href).href}`
        : t('whatsAppText', { agent });
  return (
    <p className={styles.ask}>
      <MessageCircle aria-hidden size="1.125rem" />
      <span>
        <Link href={whatsAppAddress(text, phone)} target="_blank" rel="noopener noreferrer">
          {t('whatsApp')}
        </Link>
        <span className={styles.by}>{t('whatsAppBy', { agent, reply: reply[staffLanguage(language)] })}</span>
      </span>
    </p>
  );
}
