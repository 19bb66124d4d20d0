import { sql } from 'kysely';
import { recordAct } from '../calls/record-act.ts';
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
    const by = { name: staffName };
    await recordAct(transaction, { by, act: 'answerChat', subject: accountId, detail: { message: written.id } }, now);
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

export interface WaitingChat extends Omit<ChatSummary, 'lastAt' | 'waiting'> {
  /** When the first message came that nobody has answered. */
  since: Date;
}

/** Chats whose last word is the buyer's, the longest waiting first. */
export async function listWaitingChats(database: Database, limit: number): Promise<WaitingChat[]> {
  const { rows } = await sql<WaitingChat>`
    select account.id as "accountId", account.email, last.text as "lastText", first.created_at as since
    from (${waitingChats}) as chat
    join account on account.id = chat.account_id
    join chat_message as last on last.id = chat.last_id
    join chat_message as first on first.id = chat.first_id
    order by first.id
    limit ${limit}`.execute(database);
  return rows;
}

export async function countWaitingChats(database: Database): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from (${waitingChats}) as chat`.execute(database);
  return rows[0]?.count ?? 0;
}

const waitingChats = sql`
  select message.account_id, max(message.id) as last_id, min(message.id) as first_id
  from chat_message as message
  where message.sender = 'buyer' and not exists (
    select 1 from chat_message as answer
    where answer.account_id = message.account_id and answer.sender = 'staff' and answer.id > message.id)
  group by message.account_id`;
