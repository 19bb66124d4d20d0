import { type Selectable, sql } from 'kysely';
import type { ChatAbout, ChatMessage } from '#generated/client/types.gen.ts';
import type { ChatMessageTable } from '#server/platform/database/tables/order-tables.ts';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { longestMessage } from './limits.ts';

/** The channel that notifies nodes of new messages. The payload is the account. */
export const chatChannel = 'chat_message';

export interface Draft {
  accountId: string;
  sender: 'buyer' | 'staff';
  staffName?: string;
  /** The text after `tidyText`. */
  text: string;
  clientKey?: string;
  /** The context of the page on which the buyer writes. */
  about?: ChatAbout;
}

/**
 * Stores a message and notifies all nodes, or does neither. Messages of an account are serialised, so that a reader who
 * has seen an id never misses a lower id committed later.
 */
export async function writeMessage(transaction: Database, draft: Draft, now: Date): Promise<ChatMessage | undefined> {
  const { accountId, sender, staffName, text, clientKey, about } = draft;
  if (!(await lockAccount(transaction, accountId))) return undefined;
  const written = await transaction
    .insertInto('chat_message')
    .values({
      account_id: accountId,
      sender,
      staff_name: staffName ?? null,
      text,
      client_key: clientKey ?? null,
      about_vehicle: about?.vehicleId ?? null,
      about_order: about?.orderId ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'client_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  await notifyNodes(transaction, accountId);
  return written && messageOf(written);
}

/** Notifies all nodes of a change in a chat once the caller's transaction commits. */
export async function notifyNodes(transaction: Database, accountId: string): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${accountId})`.execute(transaction);
}

/** Reads the first messages after an id. */
export async function readAfter(
  database: Database,
  accountId: string,
  after: number,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await database
    .selectFrom('chat_message')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(messageOf);
}

export interface Page {
  messages: ChatMessage[];
  hasOlder: boolean;
}

/** Reads the last messages before an id, or the latest, in order of writing. */
export async function readBefore(
  database: Database,
  accountId: string,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Page> {
  const rows = await database
    .selectFrom('chat_message')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const messages = rows.slice(0, limit).map(messageOf).toReversed();
  return { messages, hasOlder: rows.length > limit };
}

function messageOf(row: Selectable<ChatMessageTable>): ChatMessage {
  return {
    id: row.id,
    from: row.sender,
    ...(row.staff_name !== null && { name: row.staff_name }),
    text: row.text,
    at: row.created_at.toISOString(),
    ...(row.client_key !== null && { key: row.client_key }),
  };
}

/** Normalises a text for storage, or returns why it is refused. */
export function tidyText(given: string): { text: string } | { reason: 'empty' | 'tooLong' } {
  const text = given
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    // Invisible characters, characters that the database refuses, and terminal control codes.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .trim();
  if (text === '') return { reason: 'empty' };
  // Count like the database: an emoji is one character.
  return Array.from(text).length > longestMessage ? { reason: 'tooLong' } : { text };
}
