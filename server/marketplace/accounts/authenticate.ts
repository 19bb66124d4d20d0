import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OperationFacts } from '#generated/operations.ts';
import type { Identity } from '#server/platform/calls/context.ts';
import { visitorTokenPrefix } from '#server/platform/calls/delayed-reads.ts';
import { prepareRead } from '#server/platform/database/hot-reads.ts';
import { hashSecret } from '#server/platform/secrets/ids.ts';
import type { Services } from '#server/platform/services.ts';
import { accessTokenPrefix } from './sessions.ts';

const lifetimeSeconds = 24 * 60 * 60;

/** Makes a visitor's token. It names no account and is not stored, since any node can check its signature. */
export function issueBaseToken(secret: Buffer, now: Date): string {
  const claim = `${Math.floor(now.getTime() / 1000) + lifetimeSeconds}.${randomBytes(9).toString('base64url')}`;
  return `${visitorTokenPrefix}${claim}.${sign(secret, claim)}`;
}

function isBaseTokenGood(secret: Buffer, token: string, now: Date): boolean {
  const [expiry = '', nonce = '', signature = ''] = token.slice(visitorTokenPrefix.length).split('.');
  const expected = Buffer.from(sign(secret, `${expiry}.${nonce}`));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(expiry) * 1000 > now.getTime();
}

function sign(secret: Buffer, claim: string): string {
  return createHmac('sha256', secret).update(claim).digest('base64url');
}

const readToken = prepareRead((database, { hash }: { hash: string }) =>
  database
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session_token.expires_at', 'session.id as session_id', 'session.ended_at'])
    .select(['account.id', 'account.email', 'account.blocked_at'])
    .select(['account.insider_type', 'account.nick_name', 'account.phone'])
    .where('session_token.token_hash', '=', hash)
    .where('session_token.kind', '=', 'access'),
);

/** Returns the token's owner, or the session code if the token is invalid. */
export async function authenticate(
  services: Services,
  { auth }: OperationFacts,
  token: string | undefined,
  now: Date,
): Promise<Identity> {
  if (auth === 'none') return { user: undefined };
  if (token === undefined) return auth === 'user' ? { code: 421 } : { user: undefined };
  if (token.startsWith(visitorTokenPrefix)) {
    if (auth === 'user') return { code: 421 };
    return isBaseTokenGood(services.secret, token, now) ? { user: undefined } : { code: 430 };
  }
  const [found] = await readToken(services.database, { hash: hashSecret(token) });
  if (!found) return { code: codeOfUnknown(token, auth) };
  if (found.blocked_at) return { code: 403 };
  if (found.ended_at) return { code: 432 };
  if (found.expires_at <= now) return { code: 430 };
  return {
    user: {
      accountId: found.id,
      sessionId: found.session_id,
      email: found.email,
      insiderType: found.insider_type === 1 ? 1 : 0,
      nickName: found.nick_name ?? undefined,
      phone: found.phone ?? undefined,
    },
  };
}

/** A deleted access token still gets 430, because its refresh token may be valid. */
function codeOfUnknown(token: string, auth: OperationFacts['auth']): 421 | 430 | 431 {
  if (token.startsWith(accessTokenPrefix)) return 430;
  return auth === 'user' ? 421 : 431;
}
