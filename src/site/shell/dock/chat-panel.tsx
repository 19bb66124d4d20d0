import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ApiFailure } from '#wire/client/failure.ts';
import { payloadLanguage, type Language } from '#wire/language.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { isSessionOver } from '#shared/api/session-over.ts';
import { storeChatToken, openTokenItem, readChatToken, type StoredToken } from '#site/session/chat-token.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './chat-panel.module.css';
import { chatContextOf } from './chat-context.ts';
import { PanelHead } from './panel-head.tsx';

interface ChatPanelProps {
  /** The user's e-mail, which identifies them in the chat. */
  email: string;
  onClose: () => void;
}

/** The conversation with staff. */
export default function ChatPanel({ email, onClose }: ChatPanelProps) {
  const { t } = useTranslation(['shell', 'common', 'panels']);
  const language = useLanguage();
  const id = useId();
  const { data: kept, error, isFetching, refetch } = useQuery(chatTokenOptions(email));

  function onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose();
  }

  return (
    // The key events come from the focused element inside the panel.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.panel} aria-labelledby={id} onKeyDown={onKey}>
      <PanelHead id={id} title={t('chat')} onClose={onClose} />
      {kept ? (
        <ChatFrame kept={kept} language={language} />
      ) : (
        <div className={styles.state} aria-live="polite">
          {error && !isFetching ? (
            <>
              <p>{t('panels:chatFailed')}</p>
              <p className={styles.note}>{displayFailure(error).text}</p>
              <Button variant="outlined" size="small" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            </>
          ) : (
            <p>{t('panels:chatOpening')}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** The chat's own page. It receives its token in the address, and a new one on request. */
function ChatFrame({ kept, language }: { kept: StoredToken; language: Language }) {
  const { t } = useTranslation(['shell', 'panels']);
  const frame = useRef<HTMLIFrameElement>(null);
  const { token, email, userName } = kept;
  const secrets = new URLSearchParams({ token, loginName: email, userName });
  const { pathname, search } = useLocation();
  const { vehicleId, orderId } = chatContextOf({ pathname, search });

  const answerAbout = useEffectEvent(() => tellAbout(frame.current, { vehicleId, orderId }));
  useEffect(() => tellAbout(frame.current, { vehicleId, orderId }), [vehicleId, orderId]);

  useEffect(() => {
    let isAsking = false;
    async function answer({ origin, source, data }: MessageEvent): Promise<void> {
      const chat = frame.current?.contentWindow;
      const wanted = (data as { type?: unknown } | null)?.type;
      if (!chat || source !== chat || origin !== location.origin) return;
      if (wanted === 'chatAboutWanted') answerAbout();
      if (wanted !== 'chatTokenWanted' || isAsking) return;
      isAsking = true;
      const reply = await askChatToken(email).then(
        ({ token: fresh }) => ({ type: 'chatToken', token: fresh }),
        (failure: unknown) => refusalFor(failure),
      );
      isAsking = false;
      if (reply) chat.postMessage(reply, location.origin);
    }
    const listen = (event: MessageEvent) => void answer(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [email]);

  return (
    // It is our own page from our own origin. A sandbox that lets it work would not restrict it.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title={t('panels:chatFrame')}
      className={styles.frame}
      src={`/chat?language=${payloadLanguage(language)}#${secrets.toString()}`}
    />
  );
}

/** The frame asks again after any failure but the end of the session. */
function refusalFor(failure: unknown): { type: 'chatTokenRefused' } | undefined {
  return failure instanceof ApiFailure && isSessionOver(failure) ? { type: 'chatTokenRefused' } : undefined;
}

/** Tells the frame which vehicle or order the page is about. */
function tellAbout(frame: HTMLIFrameElement | null, about: ReturnType<typeof chatContextOf>): void {
  frame?.contentWindow?.postMessage({ type: 'chatAbout', ...about }, location.origin);
}

/** The stored token or a new one. The query runs when the chat opens and is dropped when it closes. */
function chatTokenOptions(email: string) {
  return queryOptions({
    queryKey: ['getChatToken', email],
    queryFn: async () => (await readChatToken(openTokenItem(), email, Date.now())) ?? askChatToken(email),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Requests a new token from the server. */
async function askChatToken(email: string): Promise<StoredToken> {
  const { data } = await api.getChatToken({ throwOnError: true });
  return storeChatToken(openTokenItem(), data, { email, now: Date.now() });
}
