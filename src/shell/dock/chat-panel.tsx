import { useQuery } from '@tanstack/react-query';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure } from '../../api/errors.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { chatTokenOptions } from './chat-token-query.ts';
import styles from './chat-panel.module.css';
import { PanelHead } from './panel-head.tsx';

interface ChatPanelProps {
  /** The user's, with which they are logged in to the chat. */
  email: string;
  onClose: () => void;
}

/** The conversation with the staff. */
export default function ChatPanel({ email, onClose }: ChatPanelProps) {
  const { t } = useTranslation(['shell', 'common']);
  const language = useLanguage();
  const id = useId();
  const { data: kept, error, isFetching, refetch } = useQuery(chatTokenOptions(email));

  function onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose();
  }

  return (
    // The keys of whatever within has the focus; the panel itself cannot have it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.panel} aria-labelledby={id} onKeyDown={onKey}>
      <PanelHead id={id} title={t('chat')} onClose={onClose} />
      {kept ? (
        <ChatFrame kept={kept} language={language} />
      ) : (
        <div className={styles.state} aria-live="polite">
          {error && !isFetching ? (
            <>
              <p>{t('chatFailed')}</p>
              <p className={styles.note}>{displayFailure(error).text}</p>
              <Button look="outline" isSmall onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            </>
          ) : (
            <p>{t('chatOpening')}</p>
          )}
        </div>
      )}
    </section>
  );
}
