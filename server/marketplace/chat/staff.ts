import { sql } from 'kysely';
import type { ChatMessage } from '#generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { tidyText, writeMessage } from './messages.ts';
import { lockChat } from './read-chat.ts';

export interface Answer {
  accountId: string;
  by: StaffActor;
  text: string;
  /** The last message its writer has seen; absent for a command, which answers the chat as it is. */
  seen?: number;
}

/**
 * `held` names the colleague who has the chat; `changed` means that a colleague has answered meanwhile. New messages of
 * the buyer do not block an answer, and keep waiting for one.
 */
export type AnswerOutcome =
  | { is: 'sent'; message: ChatMessage }
  | { is: 'held'; by: string }
  | { is: 'empty' | 'tooLong' | 'gone' | 'changed' };

/**
 * Answers a buyer as staff and writes the audit log, in the caller's transaction. A desk user becomes the assignee.
 * PostgreSQL notifies all nodes; with the embedded engine the caller notifies the hub.
 */
export async function answerChat(
  database: Database,
  { accountId, by, text, seen }: Answer,
  now: Date,
): Promise<AnswerOutcome> {
  const tidy = tidyText(text);
  if ('reason' in tidy) return { is: tidy.reason };
  // Locks in the order of writing a message: the account's row, then the chat's.
  if (!(await lockAccount(database, accountId))) return { is: 'gone' };
  const chat = await lockChat(database, accountId);
  if (by.memberId !== undefined && chat?.memberId && chat.memberId !== by.memberId) {
    return { is: 'held', by: chat.memberName ?? '' };
  }
  if (seen !== undefined && (await isAnsweredAfter(database, accountId, seen))) return { is: 'changed' };
  const unseen = seen === undefined ? undefined : await findUnseen(database, accountId, seen);
  const draft = { accountId, sender: 'staff', staffName: by.name, text: tidy.text } as const;
  const message = await writeMessage(database, draft, now);
  if (!message) return { is: 'gone' };
  await database
    .updateTable('chat')
    .set({
      staff_read_id: message.id,
      staff_typing_at: null,
      ...unseen,
      ...(by.memberId !== undefined && !chat?.memberId && { member_id: by.memberId, taken_at: now }),
    })
    .where('account_id', '=', accountId)
    .execute();
  const act = { by, act: 'answerChat', subject: accountId, detail: { message: message.id } };
  await writeAuditLog(database, act, now);
  return { is: 'sent', message };
}

async function isAnsweredAfter(database: Database, accountId: string, seen: number): Promise<boolean> {
  const found = await database
    .selectFrom('chat_message')
    .select('id')
    .where('account_id', '=', accountId)
    .where('sender', '=', 'staff')
    .where('id', '>', seen)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The columns that keep a chat waiting if the buyer wrote after the last message that the answer's writer saw. */
function findUnseen(database: Database, accountId: string, seen: number) {
  return (
    database
      .selectFrom('chat_message')
      .innerJoin('chat', 'chat.account_id', 'chat_message.account_id')
      .select([
        'chat_message.created_at as waiting_since',
        sql<number>`greatest(answered_id, ${seen}::bigint)`.as('answered_id'),
        sql<number>`greatest(staff_read_id, ${seen}::bigint)`.as('staff_read_id'),
      ])
      .where('chat.account_id', '=', accountId)
      .where('sender', '=', 'buyer')
      .where('chat_message.id', '>', seen)
      // A colleague may have settled some of them without an answer.
      .whereRef('chat_message.id', '>', 'answered_id')
      .orderBy('chat_message.id')
      .limit(1)
      .executeTakeFirst()
  );
}

export interface ChatSummary {
  accountId: string;
  email: string;
  /** How many messages of the buyer are unanswered. */
  waiting: number;
  lastText: string;
  lastFrom: 'buyer' | 'staff';
  lastAt: Date;
  lastId: number;
  /** The time of the first unanswered message. */
  since: Date | null;
  version: number;
  /** How many messages of the buyer are unread. */
  unread: number;
  memberId: string | null;
  memberName: string | null;
  buyerTypingAt: Date | null;
}

/** Lists chats: unanswered ones first, the longest waiting in front. */
export async function listChats(database: Database, limit = 50, search = ''): Promise<ChatSummary[]> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<ChatSummary>`
    select chat.account_id as "accountId", account.email, last.text as "lastText", last.sender as "lastFrom",
      last.created_at as "lastAt", last.id as "lastId", chat.waiting_since as since, chat.version,
      chat.member_id as "memberId", staff_member.name as "memberName", chat.buyer_typing_at as "buyerTypingAt",
      (select count(*)::integer from chat_message as message
        where message.account_id = chat.account_id and message.sender = 'buyer' and message.id > chat.answered_id) as waiting,
      (select count(*)::integer from chat_message as message
        where message.account_id = chat.account_id and message.sender = 'buyer' and message.id > chat.staff_read_id) as unread
    from chat
    join account on account.id = chat.account_id
    join chat_message as last on last.id = chat.last_id
    left join staff_member on staff_member.id = chat.member_id
    where ${search.trim() === ''} or account.email ilike ${pattern}
    order by chat.waiting_since nulls last, chat.last_id desc
    limit ${limit}`.execute(database);
  return rows;
}

export type WaitingChat = Pick<ChatSummary, 'accountId' | 'email' | 'lastText'> & { since: Date };

/** Unanswered chats, the longest waiting first. */
export async function listWaitingChats(database: Database, limit: number): Promise<WaitingChat[]> {
  const { rows } = await sql<WaitingChat>`
    select chat.account_id as "accountId", account.email, last.text as "lastText", chat.waiting_since as since
    from chat
    join account on account.id = chat.account_id
    join chat_message as last on last.id = chat.last_id
    where chat.waiting_since is not null
    order by chat.waiting_since, chat.account_id
    limit ${limit}`.execute(database);
  return rows;
}

export async function countWaitingChats(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('chat')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
