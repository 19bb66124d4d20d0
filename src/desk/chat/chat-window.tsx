import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffChatMember, StaffChatSummary } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { useActive } from '../parts/use-active.ts';
import { useMember } from '../session/desk-session.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ChatSidebar } from './chat-sidebar.tsx';
import { ChatHead } from './chat-head.tsx';
import { ChatMessages } from './chat-messages.tsx';
import styles from './chats.module.css';
import { canReply } from './can-reply.ts';

/** Polling interval in milliseconds. */
export const pollInterval = 2500;

interface ChatWindowProps {
  id: string;
  /** The chat as listed in the polled queue; absent if it is not listed, as during a search. */
  listed: StaffChatSummary | undefined;
  colleagues: readonly StaffChatMember[];
}

/** An open chat with its sidebar. Refetches when the queue reports a new version, or by itself if it is not listed. */
export function ChatWindow({ id, listed, colleagues }: ChatWindowProps) {
  const { t } = useTranslation('desk-chat');
  const { role } = useMember();
  const queryClient = useQueryClient();
  const isActive = useActive();
  const found = useQuery({
    ...queries.staffGetChatOptions({ body: { id } }),
    refetchInterval: listed === undefined && isActive && pollInterval,
  });
  const chat = found.data;
  const isOld = listed !== undefined && chat !== undefined && listed.version > chat.version;

  useEffect(() => {
    if (isOld) void refetchShown(queryClient, 'staffGetChat');
  }, [isOld, queryClient]);

  const lastId = chat?.lastId ?? 0;
  const isUnread = canReply(role) && chat !== undefined && chat.staffReadId < lastId;
  const noteRead = useEffectEvent((upTo: number) => {
    // Marks messages as read only while the window is visible.
    if (isUnread && document.visibilityState === 'visible') void api.staffReadChat({ body: { id, upTo } });
  });
  useEffect(() => {
    const note = () => noteRead(lastId);
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [lastId]);

  if (!chat) {
    return found.error ? <CallFailed error={found.error} onRetry={() => void found.refetch()} /> : <PageLoading />;
  }
  return (
    <>
      <section className={styles.window} aria-label={t('chatWith', { email: chat.buyer.email })}>
        <ChatHead chat={chat} colleagues={colleagues} />
        <ChatMessages chat={chat} isBuyerTyping={listed?.isBuyerTyping === true} />
        {canReply(role) && <ReplyForm chat={chat} />}
      </section>
      <ChatSidebar chat={chat} />
    </>
  );
}
