import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom a pass stands for. A pass ends with its session, even if its own time is not over. */
export interface Holder {
  accountId: string;
  sessionId: string;
}

/** What a pass opens, by the prefix that shows it. */
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
 * A token that names its holder and is signed rather than stored, so that any node can check it with the secret. A pass
 * for one thing does not open another thing of the same kind.
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

/**
 * The holder of a pass, and whether its time is over; undefined for a pass of another kind, for another thing, or
 * forged.
 */
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

/** The holder of a pass that is valid now. */
export function readPass(secret: Buffer, kind: PassKind, pass: string, now: Date): Holder | undefined {
  const found = inspectPass(secret, kind, pass, now);
  return found && !found.isOver ? found.holder : undefined;
}

// The kind is signed too, so that a pass for one thing never opens another.
function sign(secret: Buffer, kind: PassKind, claim: string, about: string): string {
  const words = about === '' ? [kind, claim] : [kind, claim, about];
  return createHmac('sha256', secret).update(words.join(':')).digest('base64url');
}
