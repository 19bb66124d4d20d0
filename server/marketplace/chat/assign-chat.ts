import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { lockChat } from './read-chat.ts';

interface Handing {
  accountId: string;
  by: StaffActor;
  /** The assignee as the caller saw it; absent for none. */
  from: string | undefined;
  /** The new assignee; absent for none. */
  to: string | undefined;
}

/** `changed` means that the assignee is no longer the one the caller saw. */
export type AssignOutcome = 'done' | 'gone' | 'changed' | 'memberGone';

/** Assigns a chat to a staff member, or unassigns it, in the caller's transaction. */
export async function assignChat(
  database: Database,
  { accountId, by, from, to }: Handing,
  now: Date,
): Promise<AssignOutcome> {
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
  await writeAuditLog(database, { by, act, subject: accountId, ...turn }, now);
  return 'done';
}

/** Marks a chat as needing no answer, in the caller's transaction. Later messages of the buyer still wait. */
export async function settleChat(
  database: Database,
  { accountId, by, seen }: { accountId: string; by: StaffActor; seen: number },
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
  await writeAuditLog(database, act, now);
  return 'done';
}

/** The roles that answer chats. */
const answeringRoles = ['owner', 'sales'] as const;

function findAnswering(database: Database, memberId: string) {
  return listAnswering(database).where('id', '=', memberId).executeTakeFirst();
}

/** The staff members who answer chats. */
export function listAnswering(database: Database) {
  return database
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('role', 'in', [...answeringRoles])
    .where('ended_at', 'is', null)
    .orderBy('name')
    .orderBy('id');
}
