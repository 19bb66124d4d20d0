import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { StaffChatSummary } from '#generated/client/types.gen.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './chats.module.css';

type ChatGroup = 'mine' | 'waiting' | 'withOthers' | 'quiet';

/** How long an answered chat stays with its last assignee, in milliseconds. */
const lingers = 12 * 3_600_000;

/** Groups chats by assignee and keeps the server’s order: longest waiting first. */
export function groupChats(
  chats: readonly StaffChatSummary[],
  memberId: string,
  now: string,
): { group: ChatGroup; chats: StaffChatSummary[] }[] {
  const byGroup = Map.groupBy(chats, (chat) => groupOf(chat, memberId, Date.parse(now)));
  const order: readonly ChatGroup[] = ['mine', 'waiting', 'withOthers', 'quiet'];
  return order.flatMap((group) => {
    const found = byGroup.get(group);
    return found ? [{ group, chats: found }] : [];
  });
}

function groupOf({ holder, waitingSince, lastAt }: StaffChatSummary, memberId: string, now: number): ChatGroup {
  const isRecent = waitingSince !== undefined || now - Date.parse(lastAt) < lingers;
  if (holder?.id === memberId && isRecent) return 'mine';
  if (waitingSince === undefined) return 'quiet';
  return holder ? 'withOthers' : 'waiting';
}

interface ChatQueueProps {
  chats: readonly StaffChatSummary[];
  /** Server time. */
  now: string;
  opened: string | null;
  onOpen: (id: string) => void;
}

/** All chats, grouped by assignee, longest waiting first. */
export function ChatQueue({ chats, now, opened, onOpen }: ChatQueueProps) {
  const { t } = useTranslation('desk-chat');
  const { id: ownId } = useMember();
  if (chats.length === 0) return <p className={styles.quiet}>{t('noChats')}</p>;
  return (
    <div>
      {groupChats(chats, ownId, now).map(({ group, chats: found }) => (
        <section key={group} aria-labelledby={`chats-${group}`}>
          <h2 id={`chats-${group}`} className={styles.groupName}>
            {t(`group_${group}`)}
          </h2>
          <ul className={styles.rows}>
            {found.map((chat) => (
              <li key={chat.accountId}>
                <QueueRow
                  chat={chat}
                  now={now}
                  isOpen={chat.accountId === opened}
                  onOpen={() => onOpen(chat.accountId)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface QueueRowProps {
  chat: StaffChatSummary;
  now: string;
  isOpen: boolean;
  onOpen: () => void;
}

function QueueRow({ chat, now, isOpen, onOpen }: QueueRowProps) {
  const { t } = useTranslation('desk-chat');
  const formats = useDeskFormats();
  const { id: ownId } = useMember();
  const { email, lastText, lastFrom, lastAt, waitingSince, unread, holder, isBuyerTyping } = chat;
  const isOthers = holder !== undefined && holder.id !== ownId;
  return (
    <ButtonBase className={styles.row ?? ''} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className={styles.rowHead}>
        <span className={styles.email}>{email}</span>
        {unread > 0 && (
          <Chip
            component="span"
            size="small"
            color="secondary"
            className="figures"
            label={formats.count(unread)}
            aria-label={t('unread', { count: unread, number: formats.count(unread) })}
          />
        )}
      </span>
      <span className={styles.last}>
        {isBuyerTyping ? t('buyerTypes') : lastFrom === 'staff' ? t('ours', { text: lastText }) : lastText}
      </span>
      <span className={styles.rowFoot}>
        {waitingSince === undefined ? (
          <time dateTime={lastAt} className="figures">
            {formats.moment(lastAt)}
          </time>
        ) : (
          <time dateTime={waitingSince} className={`${styles.waits} figures`} title={formats.moment(waitingSince)}>
            {t('waits', { span: formats.span(Date.parse(now) - Date.parse(waitingSince)) })}
          </time>
        )}
        {isOthers && <span>{t('heldBy', { name: holder.name })}</span>}
      </span>
    </ButtonBase>
  );
}
