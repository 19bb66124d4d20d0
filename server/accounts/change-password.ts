import type { Handler } from '../../generated/server.ts';
import { refuse, userOf, type Context } from '../calls/context.ts';
import { countUp, forgetCount } from '../calls/count.ts';
import { postPasswordChanged } from '../mail/letters/account-letters.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { endSessions } from './sessions.ts';

const quarterHour = 15 * 60_000;
const triesAllowed = 5;

export const modifyPassword: Handler<'modifyPassword', Context> = async ({ oldPassword, newPassword }, context) => {
  const { database, now } = context;
  const { sessionId, accountId } = userOf(context);
  // Locked, so that of two changes at once the second must know the password of the first.
  const { password_hash } = await database
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // Whoever has stolen a session must not get to guess the password with it, nor to keep the owner from changing it.
  const failures = `old-password-failed:${sessionId}`;
  const tries = await countUp(database, failures, quarterHour, now);
  context.keepWrites();
  if (tries > triesAllowed) return refuse(context, 400, 'tooManyRequests');
  if (!(await isPasswordRight(password_hash, oldPassword))) return refuse(context, 400, 'incorrectPassword');
  await forgetCount(database, failures);
  await changePassword(context, accountId, newPassword, sessionId);
  return { code: 0 };
};

/** Sets a password and ends what the old one opened: sessions, all or all but one, and keys that were sent for it. */
export async function changePassword(
  context: Context,
  accountId: string,
  newPassword: string,
  keptSession?: string,
): Promise<void> {
  const { database, now } = context;
  const { email } = await database
    .updateTable('account')
    .set({ password_hash: await hashPassword(newPassword) })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await endSessions(database, accountId, now, keptSession);
  await postPasswordChanged(context, email);
}
