import { callerOf } from '../../wire/host/caller.ts';
import type { Context } from '../calls/context.ts';
import { countUp } from '../calls/rate-limit.ts';

const hour = 60 * 60_000;
const allowed = { toMailbox: 5, byCaller: 60 } as const;

/**
 * Whether an e-mail may be written to once more on the word of somebody who is not logged in, so that nobody can have a
 * stranger flooded with our letters. Counted whether or not the e-mail has an account. Each kind has a count of its own,
 * or a stranger's registrations would keep an owner from a new password.
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
 * Where the letters of an e-mail arrive: one mailbox has any number of addresses, by tags behind a plus, by letter case,
 * with Google also by dots. For counting alone, an account keeps its e-mail as it was typed. The contract lets no other
 * writing through than ASCII.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  if (!withoutDots.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
