import type { Handler } from '../../generated/server.ts';
import { refuse, type Context } from '../calls/context.ts';
import { hashSecret, newSecret } from '../secrets/ids.ts';
import { postPasswordReset } from '../mail/letters/account-letters.ts';
import { isCaptchaAnswered } from './captcha.ts';
import { changePassword } from './change-password.ts';
import { findAccount } from './find-account.ts';
import { mayBeWrittenTo } from './letters-allowed.ts';

const lifetime = 60 * 60_000;

/**
 * Writes to the owner of an account who asks for a new password. Where the e-mail has no account nothing is sent, or any
 * stranger could be pestered with our letters; the same is done all the same, so that neither answer nor time tells.
 */
export const findPassword: Handler<'findPassword', Context> = async ({ email, captcha, imgKey }, context) => {
  const isAnswered = await isCaptchaAnswered(context, imgKey, captcha);
  if (captcha.trim() === '') return { code: 17 };
  if (isAnswered === 'tooOften') return refuse(context, 400, 'tooManyRequests');
  if (isAnswered === 'no') return refuse(context, 400, 'incorrectCaptcha');
  if (!(await mayBeWrittenTo(context, email, 'reset'))) return refuse(context, 400, 'tooManyRequests');
  const { database, now } = context;
  const account = await findAccount(database, email);
  const authKey = newSecret('gpk');
  await database
    .insertInto('password_reset')
    .values({
      key_hash: hashSecret(authKey),
      account_id: account?.id ?? null,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  await postPasswordReset(context, account?.email ?? email, { authKey, hasAccount: account !== undefined });
  return { code: 0, body: { successFlag: 1 } };
};

/** Sets a new password by the key from the mail, and logs the account out everywhere. */
export const resetPassword: Handler<'resetPassword', Context> = async ({ authKey, newPassword }, context) => {
  const { database, now } = context;
  const key = await database
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('key_hash', '=', hashSecret(authKey))
    .where('account_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (!key?.account_id) return refuse(context, 400, 'linkExpired');
  await changePassword(context, key.account_id, newPassword);
  return { code: 0 };
};
