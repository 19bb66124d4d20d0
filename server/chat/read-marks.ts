import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { tellNodes } from './messages.ts';

type Side = 'buyer' | 'staff';

const readColumn = { buyer: 'buyer_read_id', staff: 'staff_read_id' } as const;
const typingColumn = { buyer: 'buyer_typing_at', staff: 'staff_typing_at' } as const;

/** Whoever has not typed for so long has stopped. In milliseconds. */
export const typingLasts = 6000;

/**
 * Writes down how far one side has read; nodes tell buyers how far the staff have. A mark never goes back, and none stands
 * after the last message. Answers whether it has moved.
 */
export async function noteRead(database: Database, accountId: string, side: Side, upTo: number): Promise<boolean> {
  const column = readColumn[side];
  const moved = await database
    .updateTable('chat')
    .set({ [column]: sql`least(${upTo}::bigint, last_id)`, version: sql`version + 1` })
    .where('account_id', '=', accountId)
    .where(column, '<', sql<number>`least(${upTo}::bigint, last_id)`)
    .returning('account_id')
    .executeTakeFirst();
  if (moved && side === 'staff') await tellNodes(database, accountId);
  return moved !== undefined;
}

/** Writes down that one side is typing, of which nodes tell buyers. Answers whether there is a chat to type in. */
export async function noteTyping(database: Database, accountId: string, side: Side, now: Date): Promise<boolean> {
  const noted = await database
    .updateTable('chat')
    .set({ [typingColumn[side]]: now })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (noted && side === 'staff') await tellNodes(database, accountId);
  return noted !== undefined;
}

export function isTyping(at: Date | null | undefined, now: Date): boolean {
  return at !== null && at !== undefined && now.getTime() - at.getTime() < typingLasts;
}
