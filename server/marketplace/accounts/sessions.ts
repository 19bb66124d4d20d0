import type { SessionTokens } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { hashSecret, newId, newSecret } from '#server/platform/secrets/ids.ts';
import { sealTokens, unsealTokens } from '#server/platform/secrets/seal-tokens.ts';

const minutes = 60_000;
const days = 24 * 60 * minutes;
const accessLifetime = 30 * minutes;
const refreshLifetime = 30 * days;
/** Grace period for repeating a refresh whose response was lost. Later reuse counts as theft. */
const grace = 1 * minutes;

export const accessTokenPrefix = 'gat_';

export async function openSession(database: Database, accountId: string, now: Date): Promise<SessionTokens> {
  const id = newId();
  await database.insertInto('session').values({ id, account_id: accountId, created_at: now }).execute();
  return issueTokens(database, id, now);
}

export async function endSession(
  database: Database,
  sessionId: string,
  reason: 'logout' | 'password' | 'reuse',
  now: Date,
): Promise<void> {
  await database
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  // A browser gets push messages while somebody is logged in there.
  await database.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
}

interface Ending {
  reason: 'password' | 'staff';
  /** The one session to keep. */
  except?: string | undefined;
}

/** Ends all sessions of the account, or all but one, and returns how many. */
export async function endSessions(
  database: Database,
  accountId: string,
  now: Date,
  { reason, except }: Ending,
): Promise<number> {
  let query = database
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  let browsers = database.deleteFrom('push_subscription').where('account_id', '=', accountId);
  if (except) {
    query = query.where('id', '<>', except);
    browsers = browsers.where('session_id', '<>', except);
  }
  const ended = await query.returning('id').execute();
  await browsers.execute();
  return ended.length;
}

/** Exchanges a refresh token. Reuse of an exchanged token ends the session as stolen. */
export async function refreshSession(
  database: Database,
  refreshToken: string,
  now: Date,
): Promise<SessionTokens | { code: 431 | 432 }> {
  return database.transaction().execute(async (transaction) => {
    const token = await transaction
      .selectFrom('session_token')
      .selectAll()
      .where('token_hash', '=', hashSecret(refreshToken))
      .where('kind', '=', 'refresh')
      .forUpdate()
      .executeTakeFirst();
    if (!token || token.expires_at <= now) return { code: 431 };
    const session = await transaction
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.ended_at', 'account.blocked_at'])
      .where('session.id', '=', token.session_id)
      .executeTakeFirstOrThrow();
    if (session.ended_at || session.blocked_at) return { code: 432 };
    if (token.rotated_at) {
      const isRetry = now.getTime() - token.rotated_at.getTime() <= grace;
      if (isRetry) return unsealTokens(refreshToken, String(token.successor)) as SessionTokens;
      await endSession(transaction, token.session_id, 'reuse', now);
      return { code: 432 };
    }
    const tokens = await issueTokens(transaction, token.session_id, now);
    await transaction
      .updateTable('session_token')
      .set({ rotated_at: now, successor: JSON.stringify(sealTokens(refreshToken, tokens)) })
      .where('token_hash', '=', token.token_hash)
      .execute();
    return tokens;
  });
}

async function issueTokens(database: Database, sessionId: string, now: Date): Promise<SessionTokens> {
  const tokens = { accessToken: newSecret('gat'), refreshToken: newSecret('grt') };
  const expiry = (lifetime: number) => new Date(now.getTime() + lifetime);
  await database
    .insertInto('session_token')
    .values([
      {
        token_hash: hashSecret(tokens.accessToken),
        session_id: sessionId,
        kind: 'access',
        expires_at: expiry(accessLifetime),
      },
      {
        token_hash: hashSecret(tokens.refreshToken),
        session_id: sessionId,
        kind: 'refresh',
        expires_at: expiry(refreshLifetime),
      },
    ])
    .execute();
  return tokens;
}
