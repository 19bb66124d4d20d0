import type { StaffTokens } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { hashSecret, newId, newSecret } from '#server/platform/secrets/ids.ts';
import { sealTokens, unsealTokens } from '#server/platform/secrets/seal-tokens.ts';

const minutes = 60_000;
const accessLifetime = 5 * minutes;
const idleLifetime = 15 * minutes;
const longestSession = 12 * 60 * minutes;
/** How long ended sessions are kept: to investigate a theft, and to recognise addresses that a staff member has used. */
export const sessionMemory = 90 * 24 * 60 * minutes;
/** Grace period for repeating a refresh whose response was lost. Later reuse counts as theft. */
const grace = 1 * minutes;

export const memberTokenPrefix = 'gst_';

interface SessionBegin {
  memberId: string;
  address: string;
  /** Whether the second factor was an app code or a passkey, not a recovery code. */
  isProven: boolean;
}

export async function openMemberSession(
  database: Database,
  { memberId, address, isProven }: SessionBegin,
  now: Date,
): Promise<StaffTokens> {
  const id = newId();
  const endsAt = new Date(now.getTime() + longestSession);
  await database
    .insertInto('staff_session')
    .values({
      id,
      member_id: memberId,
      address,
      begun_at: now,
      seen_at: now,
      ends_at: endsAt,
      proven_at: isProven ? now : null,
    })
    .execute();
  await database.updateTable('staff_member').set({ seen_at: now }).where('id', '=', memberId).execute();
  return issueTokens(database, { id, endsAt }, now);
}

/** Records that a session confirmed its second factor again. */
export async function proveSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.updateTable('staff_session').set({ proven_at: now }).where('id', '=', sessionId).execute();
}

interface SessionState {
  ended_at: Date | null;
  seen_at: Date;
  ends_at: Date;
  member_ended_at: Date | null;
}

/** Contract code of why a session ended; undefined while it is active. */
export function codeOfSession(
  { ended_at, seen_at, ends_at, member_ended_at }: SessionState,
  now: Date,
): 403 | 431 | 432 | undefined {
  if (member_ended_at) return 403;
  if (ended_at) return 432;
  const isOver = ends_at <= now || now.getTime() - seen_at.getTime() >= idleLifetime;
  return isOver ? 431 : undefined;
}

/** Exchanges a refresh token. Reuse counts as theft and ends the session. */
export function refreshMemberSession(
  database: Database,
  refreshToken: string,
  now: Date,
): Promise<StaffTokens | { code: 431 | 432 }> {
  return database.transaction().execute(async (transaction) => {
    const token = await transaction
      .selectFrom('staff_token')
      .selectAll()
      .where('token_hash', '=', hashSecret(refreshToken))
      .where('kind', '=', 'refresh')
      .forUpdate()
      .executeTakeFirst();
    if (!token) return { code: 431 };
    const session = await transaction
      .selectFrom('staff_session')
      .innerJoin('staff_member', 'staff_member.id', 'staff_session.member_id')
      .select(['staff_session.ended_at', 'staff_session.seen_at', 'staff_session.ends_at'])
      .select('staff_member.ended_at as member_ended_at')
      .where('staff_session.id', '=', token.session_id)
      .executeTakeFirstOrThrow();
    const code = codeOfSession(session, now);
    if (code !== undefined) return { code: code === 431 ? 431 : 432 };
    if (token.rotated_at) {
      const isRetry = now.getTime() - token.rotated_at.getTime() <= grace;
      if (isRetry) return unsealTokens(refreshToken, String(token.successor)) as StaffTokens;
      await endMemberSession(transaction, token.session_id, now);
      return { code: 432 };
    }
    const tokens = await issueTokens(transaction, { id: token.session_id, endsAt: session.ends_at }, now);
    await transaction
      .updateTable('staff_token')
      .set({ rotated_at: now, successor: JSON.stringify(sealTokens(refreshToken, tokens)) })
      .where('token_hash', '=', token.token_hash)
      .execute();
    return tokens;
  });
}

export async function endMemberSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a staff member, or all but one. */
export async function endMemberSessions(
  database: Database,
  memberId: string,
  now: Date,
  except?: string,
): Promise<void> {
  let query = database
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
}

async function issueTokens(
  database: Database,
  { id, endsAt }: { id: string; endsAt: Date },
  now: Date,
): Promise<StaffTokens> {
  const tokens = { accessToken: newSecret('gst'), refreshToken: newSecret('gsr'), endsAt: endsAt.toISOString() };
  await database
    .insertInto('staff_token')
    .values([
      {
        token_hash: hashSecret(tokens.accessToken),
        session_id: id,
        kind: 'access',
        expires_at: new Date(now.getTime() + accessLifetime),
      },
      { token_hash: hashSecret(tokens.refreshToken), session_id: id, kind: 'refresh', expires_at: endsAt },
    ])
    .execute();
  return tokens;
}
