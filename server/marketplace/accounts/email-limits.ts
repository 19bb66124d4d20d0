import { callerOf } from '#wire/host/caller.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';

const hour = 60 * 60_000;
const allowed = { toMailbox: 5, byCaller: 60 } as const;

/**
 * Whether one more e-mail may be sent on an anonymous request. Otherwise anybody could flood a stranger. The address is
 * counted whether or not it has an account, and each kind of e-mail has its own count, so that a stranger's
 * registrations cannot block the owner's password reset.
 */
export async function mayReceiveEmail(
  { database, services, remoteAddress, now }: Context,
  email: string,
  kind: 'registration' | 'reset',
): Promise<boolean> {
  if (!services.limits) return true;
  const byCaller = await incrementCount(database, `letters-from:${callerOf(remoteAddress)}`, hour, now);
  const toMailbox = await incrementCount(database, `letters:${kind}:${mailboxOf(email)}`, hour, now);
  return toMailbox <= allowed.toMailbox && byCaller <= allowed.byCaller;
}

const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox behind an e-mail address. Many addresses reach one mailbox: they differ in letter case, a plus
 * tag and, with Google, dots. Used for counting only: accounts store the e-mail as typed. The contract allows only
 * ASCII.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  if (!withoutDots.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
