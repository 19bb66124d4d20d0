import { callerOf } from '../../wire/host/caller.ts';
import type { Context } from '../calls/context.ts';
import { countUp } from '../calls/rate-limit.ts';

const hour = 60 * 60_000;
const allowed = { toMailbox: 5, byCaller: 60 } as const;

/**
 * Tells whether somebody who is not logged in may have one more letter sent to an e-mail. Otherwise anybody could flood
 * a stranger with our letters. The e-mail is counted whether or not it has an account. Each kind of letter has its own
 * count, so that a stranger's registrations cannot keep an owner from a new password.
 */
export async function mayBeWrittenTo(
  { database, services, remoteAddress, now }: Context,
  email: string,
  kind: 'registration' | 'reset',
): Promise<boolean> {
  if (!services.limits) return true;
  const byCaller = await countUp(database, `letters-from:${callerOf(remoteAddress)}`, hour, now);
  const toMailbox = await countUp(database, `letters:${kind}:${mailboxOf(email)}`, hour, now);
  return toMailbox <= allowed.toMailbox && byCaller <= allowed.byCaller;
}

const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Tells in which mailbox the letters of an e-mail arrive. One mailbox has many addresses, which differ in letter case,
 * in a tag behind a plus and, with Google, in dots. This is for counting alone: an account keeps its e-mail as it was
 * typed. The contract allows only ASCII.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  if (!withoutDots.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
