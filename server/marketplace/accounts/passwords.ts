import { hash, verify } from '@node-rs/argon2';
import type { Handler } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { incrementCount, resetCount } from '#server/platform/calls/rate-limit.ts';
import { postPasswordChanged, postPasswordReset } from '#server/marketplace/mails/mails.ts';
import { endSessions } from './sessions.ts';
import { hashSecret, newSecret } from '#server/platform/secrets/ids.ts';
import { isCaptchaAnswered } from './captcha.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findAccount } from './find-account.ts';
import { mayReceiveEmail } from './email-limits.ts';

// OWASP recommends these parameters for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const quarterHour = 15 * 60_000;
const triesAllowed = 5;
const linkLifetime = 60 * 60_000;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Hashes even without an account, so that timing does not reveal whether one exists. */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}

const nobody = hashPassword('nobody has this password');

export const modifyPassword: Handler<'modifyPassword', Context> = async ({ oldPassword, newPassword }, context) => {
  const { database, now } = context;
  const { sessionId, accountId } = userOf(context);
  // The lock makes a concurrent change wait and check against the new password.
  const { password_hash } = await database
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // A stolen session must not allow guessing the password, nor block the owner from changing it.
  const failures = `old-password-failed:${sessionId}`;
  const tries = await incrementCount(database, failures, quarterHour, now);
  context.keepWrites();
  if (tries > triesAllowed) return refuse(context, 400, 'tooManyRequests');
  if (!(await isPasswordRight(password_hash, oldPassword))) return refuse(context, 400, 'incorrectPassword');
  await resetCount(database, failures);
  if (isCommonPassword(newPassword, userOf(context).email)) return refuse(context, 400, 'passwordCommon');
  await changePassword(context, accountId, newPassword, sessionId);
  return { code: 0 };
};

/** Sets a password, ends all sessions (or all but one) and invalidates earlier reset keys. */
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
  await endSessions(database, accountId, now, { reason: 'password', except: keptSession });
  await postPasswordChanged(context, email);
}

/**
 * Sends a password-reset link. An e-mail without an account gets nothing, because anybody could pester strangers. The
 * same work is done for it, so that neither the response nor its timing reveals the difference.
 */
export const findPassword: Handler<'findPassword', Context> = async ({ email, captcha, imgKey }, context) => {
  const isAnswered = await isCaptchaAnswered(context, imgKey, captcha);
  if (captcha.trim() === '') return { code: 17 };
  if (isAnswered === 'tooOften') return refuse(context, 400, 'tooManyRequests');
  if (isAnswered === 'no') return refuse(context, 400, 'incorrectCaptcha');
  if (!(await mayReceiveEmail(context, email, 'reset'))) return refuse(context, 400, 'tooManyRequests');
  const { database, now } = context;
  const account = await findAccount(database, email);
  const authKey = newSecret('gpk');
  await database
    .insertInto('password_reset')
    .values({
      key_hash: hashSecret(authKey),
      account_id: account?.id ?? null,
      expires_at: new Date(now.getTime() + linkLifetime),
    })
    .execute();
  await postPasswordReset(context, account?.email ?? email, { authKey, hasAccount: account !== undefined });
  return { code: 0, body: { successFlag: 1 } };
};

/** Sets a new password with the key from the e-mail and logs the account out everywhere. */
export const resetPassword: Handler<'resetPassword', Context> = async ({ authKey, newPassword }, context) => {
  const { database, now } = context;
  const account = await database
    .updateTable('password_reset')
    .from('account')
    .set({ used_at: now })
    .whereRef('account.id', '=', 'password_reset.account_id')
    .where('key_hash', '=', hashSecret(authKey))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account.id', 'account.email'])
    .executeTakeFirst();
  if (!account) return refuse(context, 400, 'linkExpired');
  // The refusal rolls back the update, so the link can be used again.
  if (isCommonPassword(newPassword, account.email)) return refuse(context, 400, 'passwordCommon');
  await changePassword(context, account.id, newPassword);
  return { code: 0 };
};
