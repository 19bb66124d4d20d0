import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { ChatTable } from '#server/platform/database/tables/staff-tables.ts';

/** The chat's assignee, and each side's read position. */
export interface ChatState {
  version: number;
  lastId: number;
  waitingSince: Date | undefined;
  memberId: string | undefined;
  memberName: string | undefined;
  takenAt: Date | undefined;
  staffReadId: number;
  buyerReadId: number;
  buyerTypingAt: Date | undefined;
  staffTypingAt: Date | undefined;
}

export async function readChat(database: Database, accountId: string): Promise<ChatState | undefined> {
  const found = await rowOf(database, accountId).executeTakeFirst();
  return found && stateOf(database, found);
}

/** The same, locked until the caller's transaction ends. */
export async function lockChat(database: Database, accountId: string): Promise<ChatState | undefined> {
  const found = await rowOf(database, accountId).forNoKeyUpdate().executeTakeFirst();
  return found && stateOf(database, found);
}

function rowOf(database: Database, accountId: string) {
  return database.selectFrom('chat').selectAll().where('account_id', '=', accountId);
}

async function stateOf(database: Database, row: Selectable<ChatTable>): Promise<ChatState> {
  const member =
    row.member_id === null
      ? undefined
      : await database.selectFrom('staff_member').select('name').where('id', '=', row.member_id).executeTakeFirst();
  return {
    version: row.version,
    lastId: row.last_id,
    waitingSince: row.waiting_since ?? undefined,
    memberId: row.member_id ?? undefined,
    memberName: member?.name,
    takenAt: row.taken_at ?? undefined,
    staffReadId: row.staff_read_id,
    buyerReadId: row.buyer_read_id,
    buyerTypingAt: row.buyer_typing_at ?? undefined,
    staffTypingAt: row.staff_typing_at ?? undefined,
  };
}
