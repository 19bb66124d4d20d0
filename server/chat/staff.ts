import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Hub } from './hub.ts';
import { tidyText, writeMessage } from './messages.ts';
import type { ChatMessage } from './protocol.ts';

export interface Answer {
  accountId: string;
  staffName: string;
  text: string;
}

/**
 * Answers a buyer as one of the staff, and records it. PostgreSQL tells all nodes of it. The embedded engine tells
 * nobody, so that a caller within the server's own process passes its hub.
 */
export async function answerChat(
  database: Database,
  { accountId, staffName, text }: Answer,
  now: Date,
  hub?: Hub,
): Promise<ChatMessage | 'empty' | 'tooLong' | 'gone'> {
  const tidy = tidyText(text);
  if ('reason' in tidy) return tidy.reason;
  const message = await database.transaction().execute(async (transaction) => {
    const written = await writeMessage(transaction, { accountId, sender: 'staff', staffName, text: tidy.text }, now);
    if (!written) return undefined;
    const detail = JSON.stringify({ message: written.id });
    await transaction
      .insertInto('staff_act')
      .values({ staff_name: staffName, act: 'answerChat', subject: accountId, detail, created_at: now })
      .execute();
    return written;
  });
  hub?.tell(accountId);
  return message ?? 'gone';
}

export interface ChatSummary {
  accountId: string;
  email: string;
  /** The number of the buyer's messages that the staff have not answered. */
  waiting: number;
  lastText: string;
  lastAt: Date;
}

/** Lists who has written. Those who wait for an answer come first, the longest waiting before the others. */
export async function listChats(database: Database, limit = 50): Promise<ChatSummary[]> {
  const { rows } = await sql<ChatSummary>`
    select account.id as "accountId", account.email, chat.waiting, last.text as "lastText", last.created_at as "lastAt"
    from (
      select account_id,
        max(id) as last_id,
        count(*) filter (where id > answered)::integer as waiting,
        min(created_at) filter (where id > answered) as waiting_since
      from (
        select account_id, id, created_at,
          coalesce(max(id) filter (where sender = 'staff') over (partition by account_id), 0) as answered
        from chat_message
      ) as message
      group by account_id
    ) as chat
    join account on account.id = chat.account_id
    join chat_message as last on last.id = chat.last_id
    order by chat.waiting_since nulls last, chat.last_id desc
    limit ${limit}`.execute(database);
  return rows;
}
