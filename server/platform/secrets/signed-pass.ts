import { createHmac, timingSafeEqual } from 'node:crypto';

/** The holder of a pass. A pass ends with its session, even before its own expiry. */
export interface Holder {
  accountId: string;
  sessionId: string;
}

/** What a pass gives access to, by its prefix. */
const prefixes = {
  chat: 'gct_',
  dealer: 'gdt_',
  file: 'gfl_',
  staffFile: 'gsl_',
  memberFile: 'gml_',
  paper: 'gpp_',
  memberPaper: 'gmp_',
} as const;

export type PassKind = keyof typeof prefixes;

/**
 * A signed token that names its holder and is not stored, so that any node can verify it. A pass for one resource does
 * not open another.
 */
export function issuePass(
  secret: Buffer,
  kind: PassKind,
  { accountId, sessionId }: Holder,
  expiresAt: Date,
  about = '',
): string {
  const claim = [accountId, sessionId, Math.floor(expiresAt.getTime() / 1000)].join('.');
  return `${prefixes[kind]}${claim}.${sign(secret, kind, claim, about)}`;
}

/** Returns the holder of a pass and whether it has expired; undefined if forged, or for another kind or resource. */
export function inspectPass(
  secret: Buffer,
  kind: PassKind,
  pass: string,
  now: Date,
  about = '',
): { holder: Holder; isOver: boolean } | undefined {
  if (!pass.startsWith(prefixes[kind])) return undefined;
  const [accountId = '', sessionId = '', expiry = '', signature = '', ...rest] = pass
    .slice(prefixes[kind].length)
    .split('.');
  const expected = Buffer.from(sign(secret, kind, `${accountId}.${sessionId}.${expiry}`, about));
  const given = Buffer.from(signature);
  const isSigned = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? { holder: { accountId, sessionId }, isOver: Number(expiry) * 1000 <= now.getTime() } : undefined;
}

/** The holder of a currently valid pass. */
export function readPass(secret: Buffer, kind: PassKind, pass: string, now: Date): Holder | undefined {
  const found = inspectPass(secret, kind, pass, now);
  return found && !found.isOver ? found.holder : undefined;
}

// The kind is signed too, so that passes cannot be used across kinds.
function sign(secret: Buffer, kind: PassKind, claim: string, about: string): string {
  const words = about === '' ? [kind, claim] : [kind, claim, about];
  return createHmac('sha256', secret).update(words.join(':')).digest('base64url');
}
