import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom a pass stands for. It ends with the session, whatever its own time. */
export interface Holder {
  accountId: string;
  sessionId: string;
}

/** What a pass opens, by the prefix that shows it. */
const prefixes = { chat: 'gct_', dealer: 'gdt_' } as const;

export type PassKind = keyof typeof prefixes;

/** A token that names its holder and is signed rather than stored: any node knows it by the secret. */
export function issuePass(secret: Buffer, kind: PassKind, { accountId, sessionId }: Holder, expiresAt: Date): string {
  const claim = [accountId, sessionId, Math.floor(expiresAt.getTime() / 1000)].join('.');
  return `${prefixes[kind]}${claim}.${sign(secret, kind, claim)}`;
}

/** The holder of a pass; nobody where it is of another kind, made up or over. */
export function readPass(secret: Buffer, kind: PassKind, pass: string, now: Date): Holder | undefined {
  if (!pass.startsWith(prefixes[kind])) return undefined;
  const [accountId = '', sessionId = '', expiry = '', signature = '', ...rest] = pass
    .slice(prefixes[kind].length)
    .split('.');
  const expected = Buffer.from(sign(secret, kind, `${accountId}.${sessionId}.${expiry}`));
  const given = Buffer.from(signature);
  const isSigned = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(expiry) * 1000 > now.getTime() ? { accountId, sessionId } : undefined;
}

// The kind is signed too, so that a pass for one thing never opens another.
function sign(secret: Buffer, kind: PassKind, claim: string): string {
  return createHmac('sha256', secret).update(`${kind}:${claim}`).digest('base64url');
}
