import type { OperationFacts, OperationId } from '#generated/operations.ts';
import type { Authenticate } from '#server/platform/calls/context.ts';
import type { Call } from '#wire/host/call.ts';
import { prepareRead } from '#server/platform/database/hot-reads.ts';
import { hashSecret } from '#server/platform/secrets/ids.ts';
import { codeOfSession, memberTokenPrefix } from '#server/desk/sessions.ts';

const readToken = prepareRead((database, { hash }: { hash: string }) =>
  database
    .selectFrom('staff_token')
    .innerJoin('staff_session', 'staff_session.id', 'staff_token.session_id')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.member_id')
    .select(['staff_token.expires_at', 'staff_session.id as session_id', 'staff_session.ended_at'])
    .select(['staff_session.seen_at', 'staff_session.ends_at', 'staff_session.proven_at'])
    .select(['staff_member.id', 'staff_member.email', 'staff_member.name', 'staff_member.role'])
    .select('staff_member.ended_at as member_ended_at')
    .where('staff_token.token_hash', '=', hash)
    .where('staff_token.kind', '=', 'access'),
);

/** Calls that an open page polls: they must not keep the session of an unattended desk alive. */
const askedByPages: ReadonlySet<string> = new Set<OperationId>([
  'staffMe',
  'staffToday',
  'staffWatchOrder',
  'staffListChats',
  'staffGetChat',
  'staffReadChat',
]);
/** Lists that an open page polls. Only a person asks for another page or filter. */
const polledLists: ReadonlySet<string> = new Set<OperationId>([
  'staffListOrders',
  'staffListMpesaPayments',
  'staffListOffers',
  'staffListClaims',
  'staffListQuestions',
  'staffListInquiries',
  'staffListDealers',
]);
/** The last payload of each session and polled list. Other nodes have their own. */
const lastPayloads = new Map<string, string>();
/** When there are more, all are dropped: each open list then counts once as used. */
const mostPayloads = 10_000;

/** How often the last use of a session is written at most. */
const seenEvery = 15_000;
/** Age after which the second factor is asked for again. */
const freshFor = 5 * 60_000;

/** Authenticates the staff member of a call, and checks that their role may make it. */
export const authenticateMember: Authenticate = async ({ database }, operation, token, now, payload) => {
  // Tokens of buyers and visitors are invalid here.
  if (!token?.startsWith(memberTokenPrefix)) return { code: 421 };
  const [found] = await readToken(database, { hash: hashSecret(token) });
  // An expired token may belong to a session that can be refreshed.
  if (!found) return { code: 430 };
  const code = codeOfSession(found, now);
  if (code !== undefined) return { code };
  if (found.expires_at <= now) return { code: 430 };
  if (!mayCall(operation, found.role)) return { code: 433 };
  if (operation.codes.includes(434) && !isFresh(found.proven_at, now)) return { code: 434 };
  if (!isPolling(found.session_id, operation, payload) && now.getTime() - found.seen_at.getTime() >= seenEvery) {
    await database.updateTable('staff_session').set({ seen_at: now }).where('id', '=', found.session_id).execute();
    await database.updateTable('staff_member').set({ seen_at: now }).where('id', '=', found.id).execute();
  }
  const { id, session_id, email, name, role } = found;
  return { user: undefined, member: { memberId: id, sessionId: session_id, email, name, role } };
};

function isPolling(sessionId: string, { id }: OperationFacts, payload?: Call['payload']): boolean {
  if (!polledLists.has(id)) return askedByPages.has(id);
  const list = `${sessionId} ${id}`;
  const asked = JSON.stringify(payload);
  const isSame = lastPayloads.get(list) === asked;
  if (lastPayloads.size >= mostPayloads) lastPayloads.clear();
  lastPayloads.set(list, asked);
  return isSame;
}

function isFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < freshFor;
}

function mayCall({ roles }: OperationFacts, role: NonNullable<OperationFacts['roles']>[number]): boolean {
  return roles?.includes(role) === true;
}
