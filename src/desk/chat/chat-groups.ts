import type { StaffChatSummary } from '#generated/client/types.gen.ts';

export type ChatGroup = 'mine' | 'waiting' | 'withOthers' | 'quiet';

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
