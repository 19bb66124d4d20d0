import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import { notifyNodes } from './messages.ts';

type Side = 'buyer' | 'staff';

const readColumn = { buyer: 'buyer_read_id', staff: 'staff_read_id' } as const;
const typingColumn = { buyer: 'buyer_typing_at', staff: 'staff_typing_at' } as const;

/** After this pause in milliseconds somebody has stopped typing. */
const typingTimeout = 6000;

/**
 * Saves a side's read position; nodes show the staff's to buyers. It never moves back or beyond the last message.
 * Returns whether it moved.
 */
export async function saveReadPosition(
  database: Database,
  accountId: string,
  side: Side,
  upTo: number,
): Promise<boolean> {
  const column = readColumn[side];
  const moved = await database
    .updateTable('chat')
    .set({ [column]: sql`least(${upTo}::bigint, last_id)`, version: sql`version + 1` })
    .where('account_id', '=', accountId)
    .where(column, '<', sql<number>`least(${upTo}::bigint, last_id)`)
    .returning('account_id')
    .executeTakeFirst();
  if (moved && side === 'staff') await notifyNodes(database, accountId);
  return moved !== undefined;
}

/** Saves that a side is typing, which nodes show to buyers. Returns whether the chat exists. */
export async function saveTyping(database: Database, accountId: string, side: Side, now: Date): Promise<boolean> {
  const noted = await database
    .updateTable('chat')
    .set({ [typingColumn[side]]: now })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (noted && side === 'staff') await notifyNodes(database, accountId);
  return noted !== undefined;
}

export function isTyping(at: Date | null | undefined, now: Date): boolean {
  return at !== null && at !== undefined && now.getTime() - at.getTime() < typingTimeout;
}
