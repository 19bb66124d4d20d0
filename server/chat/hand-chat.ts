import { type Doer, recordAct } from '../calls/record-act.ts';
import type { Database } from '../database/tables.ts';
import { lockChat } from './read-chat.ts';

interface Handing {
  accountId: string;
  by: Doer;
  /** Who had the chat as its caller saw it; nobody where it is absent. */
  from: string | undefined;
  /** Who has it from now on; nobody where it is absent. */
  to: string | undefined;
}

/** `changed` means that somebody else has the chat by now than its caller saw. */
export type HandOutcome = 'done' | 'gone' | 'changed' | 'memberGone';

/** Gives a chat to a member of the staff, or back to all, in the caller's transaction. */
export async function handChat(
  database: Database,
  { accountId, by, from, to }: Handing,
  now: Date,
): Promise<HandOutcome> {
  const chat = await lockChat(database, accountId);
  if (!chat) return 'gone';
  if (chat.memberId !== from) return 'changed';
  if (from === to) return 'done';
  const taker = to === undefined ? undefined : await findAnswering(database, to);
  if (to !== undefined && !taker) return 'memberGone';
  await database
    .updateTable('chat')
    .set({ member_id: to ?? null, taken_at: to === undefined ? null : now, version: chat.version + 1 })
    .where('account_id', '=', accountId)
    .execute();
  const act = to === undefined ? 'release-chat' : to === by.memberId ? 'take-chat' : 'hand-over-chat';
  const turn = { before: { with: chat.memberName ?? null }, after: { with: taker?.name ?? null } };
  await recordAct(database, { by, act, subject: accountId, ...turn }, now);
  return 'done';
}

/** Says that a chat needs no answer, in the caller's transaction. Whatever the buyer has written since waits on. */
export async function settleChat(
  database: Database,
  { accountId, by, seen }: { accountId: string; by: Doer; seen: number },
  now: Date,
): Promise<'done' | 'gone' | 'changed'> {
  const chat = await lockChat(database, accountId);
  if (!chat) return 'gone';
  if (chat.lastId > seen) return 'changed';
  if (!chat.waitingSince) return 'done';
  await database
    .updateTable('chat')
    .set({ waiting_since: null, answered_id: chat.lastId, staff_read_id: chat.lastId, version: chat.version + 1 })
    .where('account_id', '=', accountId)
    .execute();
  const act = { by, act: 'settle-chat', subject: accountId, detail: { message: chat.lastId } };
  await recordAct(database, act, now);
  return 'done';
}

/** The roles that answer chats. */
export const answeringRoles = ['owner', 'sales'] as const;

function findAnswering(database: Database, memberId: string) {
  return listAnswering(database).where('id', '=', memberId).executeTakeFirst();
}

/** The members of the staff who answer chats. */
export function listAnswering(database: Database) {
  return database
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('role', 'in', [...answeringRoles])
    .where('ended_at', 'is', null)
    .orderBy('name')
    .orderBy('id');
}
