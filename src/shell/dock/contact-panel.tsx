import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { company } from '../../app/company.ts';
import { Button } from '../../ui/button.tsx';
import styles from './dock.module.css';
import { PanelHead } from './panel-head.tsx';
import { useToggleChat } from './use-toggle-chat.ts';

export function ContactPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const openChat = useToggleChat();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <PanelHead id={id} title={t('contactTitle')} onClose={onClose} />
      <div className={styles.body}>
        <p>{t('contactText')}</p>
        <ul className={styles.ways}>
          <li>
            <Phone aria-hidden size="1.125rem" />
            <a className="figures" href={`tel:${company.hotline.replaceAll(' ', '')}`}>
              <span className="visually-hidden">{t('hotline')} </span>
              {company.hotline}
            </a>
          </li>
          <li>
            <Mail aria-hidden size="1.125rem" />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
        </ul>
        <Button look="outline" isWide icon={<MessageCircle aria-hidden size="1.125rem" />} onClick={openChat}>
          {t('chat')}
        </Button>
      </div>
    </section>
  );
}
