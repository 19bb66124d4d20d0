import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptToken } from '../../app/chat-token.ts';
import { payloadLanguage, type SiteLanguage } from '../../../wire/language.ts';
import { askChatToken } from './chat-token-query.ts';
import styles from './chat-panel.module.css';

/** Whoever asks again so soon was refused a fresh token; the frame then tells its user to log in again. */
const askedAtMostEvery = 10_000;

/** The chat's own page. It gets its token in the address, and a fresh one when it asks for it. */
export function ChatFrame({ kept, language }: { kept: KeptToken; language: SiteLanguage }) {
  const { t } = useTranslation('shell');
  const frame = useRef<HTMLIFrameElement>(null);
  const { token, email, userName } = kept;
  const secrets = new URLSearchParams({ token, loginName: email, userName });

  useEffect(() => {
    let lastAsked = -Infinity;
    async function answer({ origin, source, data, timeStamp }: MessageEvent): Promise<void> {
      const chat = frame.current?.contentWindow;
      const isWanted = (data as { type?: unknown } | null)?.type === 'chatTokenWanted';
      if (!chat || source !== chat || origin !== location.origin || !isWanted) return;
      if (timeStamp - lastAsked < askedAtMostEvery) return;
      lastAsked = timeStamp;
      const fresh = await askChatToken(email).catch(() => undefined);
      if (fresh) chat.postMessage({ type: 'chatToken', token: fresh.token }, location.origin);
    }
    const listen = (event: MessageEvent) => void answer(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [email]);

  return (
    // Our own page, of our own origin: a sandbox that lets it work would hold nothing back.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title={t('chatFrame')}
      className={styles.frame}
      src={`/chat?language=${payloadLanguage(language)}#${secrets.toString()}`}
    />
  );
}
