import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffChat, StaffChatMember } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { Menu } from '#shared/ui/menu.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { useMember } from '../session/desk-session.tsx';
import styles from './chats.module.css';
import { canReply } from './can-reply.ts';

interface ChatHeadProps {
  chat: StaffChat;
  colleagues: readonly StaffChatMember[];
}

/** Header of a chat: the buyer, the assignee, and buttons to take or transfer it. */
export function ChatHead({ chat, colleagues }: ChatHeadProps) {
  const { t } = useTranslation('desk-chat');
  const { id: ownId, role } = useMember();
  const { buyer, holder, waitingSince, lastId } = chat;
  const { accountId: id } = buyer;
  const run = useChatAct();
  const isOwn = holder?.id === ownId;
  const takers = colleagues.filter((colleague) => colleague.id !== ownId);

  return (
    <header className={styles.windowHead}>
      <div>
        <h2 className={styles.windowTitle}>{buyer.email}</h2>
        <p className={styles.quiet}>
          {holder === undefined ? t('heldByNobody') : isOwn ? t('heldByYou') : t('heldBy', { name: holder.name })}
        </p>
      </div>
      {canReply(role) && (
        <div className={styles.windowActs}>
          {waitingSince !== undefined && (
            <ConfirmButton
              label={t('settle')}
              place="row"
              tone="primary"
              onConfirm={() => run(api.staffSettleChat({ body: { id, seen: lastId } }))}
            />
          )}
          {!isOwn && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => void run(api.staffTakeChat({ body: { id, ...(holder && { from: holder.id }) } }))}
            >
              {t(holder === undefined ? 'take' : 'takeOver')}
            </Button>
          )}
          {isOwn && (
            <Menu
              label={t('handOver')}
              items={[
                ...takers.map((taker) => ({
                  id: taker.id,
                  text: t('handTo', { name: taker.name }),
                  onChoose: () => void run(api.staffHandOverChat({ body: { id, from: holder.id, to: taker.id } })),
                })),
                {
                  id: 'all',
                  text: t('handToAll'),
                  onChoose: () => void run(api.staffHandOverChat({ body: { id, from: holder.id } })),
                },
              ]}
            >
              <span>{t('handOver')}</span>
            </Menu>
          )}
        </div>
      )}
    </header>
  );
}

/** Runs an action on the chat, reports a failure, and refetches the chat. */
function useChatAct() {
  const queryClient = useQueryClient();
  return async (act: Promise<{ error?: Failure | undefined }>): Promise<void> => {
    const { error } = await act;
    if (error) showToast('error', displayFailure(error).text);
    await refetchShown(queryClient, 'staffGetChat', 'staffListChats');
  };
}
