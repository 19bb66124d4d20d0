import type { Database } from '#server/platform/database/tables.ts';
import type { Holder } from '#server/platform/secrets/signed-pass.ts';

export interface ChatUser extends Holder {
  /** The name shown to staff. */
  userName: string;
  loginName: string;
}

/** Reads the chat's user; undefined if the session that opened the chat has ended or the account is blocked. */
export async function readChatUser(database: Database, holder: Holder): Promise<ChatUser | undefined> {
  const found = await database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.email', 'account.nick_name'])
    .where('session.id', '=', holder.sessionId)
    .where('session.account_id', '=', holder.accountId)
    .where('session.ended_at', 'is', null)
    .where('account.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, nick_name } = found;
  return { ...holder, loginName: email, userName: nick_name || (email.split('@')[0] ?? email) };
}
