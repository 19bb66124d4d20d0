import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffChat, StaffChatMessage } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { writtenLanguage } from '../parts/reader-language.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './chats.module.css';

/** Distance from the end, in pixels, below which the list follows new messages. */
const atEnd = 80;

interface ChatMessagesProps {
  chat: StaffChat;
  isBuyerTyping: boolean;
}

/** Message list, latest last. Scrolls to new messages only if the reader is at the end. */
export function ChatMessages({ chat, isBuyerTyping }: ChatMessagesProps) {
  const { t } = useTranslation('desk-chat');
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const { messages, hasOlder, loadEarlier } = useLoadedMessages(chat);
  const { buyerReadId } = chat;

  useEffect(() => {
    if (isFollowing.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  });

  return (
    <div
      ref={list}
      className={styles.messages}
      // Makes the scrolling list reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="log"
      aria-label={t('messages')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isFollowing.current = scrollHeight - scrollTop - clientHeight < atEnd;
      }}
    >
      {hasOlder && (
        <Button size="small" variant="text" onClick={() => void loadEarlier()}>
          {t('earlier')}
        </Button>
      )}
      <ol className={styles.messageList}>
        {messages.map((message) => (
          <Message key={message.id} message={message} chat={chat} isRead={message.id <= buyerReadId} />
        ))}
      </ol>
      {isBuyerTyping && <p className={styles.quiet}>{t('buyerTypes')}</p>}
    </div>
  );
}

function Message({ message, chat, isRead }: { message: StaffChatMessage; chat: StaffChat; isRead: boolean }) {
  const { t } = useTranslation('desk-chat');
  const formats = useDeskFormats();
  const { from, name, text, at } = message;
  const isOurs = from === 'staff';
  return (
    <li className={isOurs ? `${styles.message} ${styles.ours}` : styles.message}>
      <p className={styles.words} dir="auto" lang={writtenLanguage(chat.buyer.language)}>
        {text}
      </p>
      <p className={`${styles.facts} figures`}>
        {isOurs ? (name ?? '') : t('buyer')} · <time dateTime={at}>{formats.moment(at)}</time>
        {isOurs && isRead && ` · ${t('read')}`}
      </p>
    </li>
  );
}

/** Returns the messages loaded so far, and a function that loads earlier ones. */
function useLoadedMessages(chat: StaffChat) {
  const [latest, setLatest] = useState(chat);
  const [seen, setSeen] = useState<SeenMessages>(chat);
  if (chat !== latest) {
    setLatest(chat);
    setSeen(addLatest(seen, chat));
  }

  async function loadEarlier(): Promise<void> {
    const { messages } = seen;
    const { data, error } = await api.staffGetChat({
      body: { id: chat.buyer.accountId, before: messages[0]?.id ?? 0 },
    });
    if (error) {
      showToast('error', displayFailure(error).text);
      return;
    }
    setSeen((now) => addEarlier(now, data));
  }

  return { ...seen, loadEarlier };
}

/** Loaded messages without a gap, and whether older ones exist. */
export interface SeenMessages {
  messages: readonly StaffChatMessage[];
  hasOlder: boolean;
}

/** Merges the latest messages. If they do not overlap with the loaded ones, starts over to avoid a gap. */
export function addLatest(seen: SeenMessages, latest: SeenMessages): SeenMessages {
  const begin = latest.messages[0]?.id ?? 0;
  const joins = !latest.hasOlder || seen.messages.some(({ id }) => id >= begin);
  if (!joins) return latest;
  const before = seen.messages.filter(({ id }) => id < begin);
  return before.length === 0 ? latest : { messages: [...before, ...latest.messages], hasOlder: seen.hasOlder };
}

/** Adds earlier messages. Ignores a duplicate response. */
export function addEarlier(seen: SeenMessages, earlier: SeenMessages): SeenMessages {
  const begin = seen.messages[0]?.id ?? 0;
  if (earlier.messages.some(({ id }) => id >= begin)) return seen;
  return { messages: [...earlier.messages, ...seen.messages], hasOlder: earlier.hasOlder };
}
