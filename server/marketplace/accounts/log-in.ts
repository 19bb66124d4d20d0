import type { Handler } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { SessionTokens } from '#generated/client/types.gen.ts';
import { levelPaid, setLoginWork } from './captcha.ts';
import { findAccount } from './find-account.ts';
import { serializeByKey } from './serialize-by-key.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './sessions.ts';
import { countWrongPassword, resetWrongPasswords, requiredLevel, pays } from './wrong-passwords.ts';

type LogIn = Handler<'login', Context>;

/**
 * Logs in. Unknown e-mails and wrong passwords get the same refusal, and failures are counted per e-mail whether or not
 * it has an account, so that no response reveals who is registered.
 */
export const logIn: LogIn = async (payload, context) => {
  const { email } = payload;
  const paid = await levelPaid(context, email, payload);
  // Refuse callers without the required work before the queue, so that others do not wait behind them.
  if (!pays(paid, await requiredLevel(context, email))) return { code: 428 };
  return serializeByKey(email.toLowerCase(), async () => tryPassword(payload, context, paid));
};

/** Issues the challenge for the next login. Wrong passwords raise its level. */
export const getLoginChallenge: Handler<'getLoginChallenge', Context> = async ({ email }, context) => {
  const level = Math.max(1, await requiredLevel(context, email));
  return { code: 0, body: await setLoginWork(context, email, level) };
};

async function tryPassword(
  { email, password }: Parameters<LogIn>[0],
  context: Context,
  paid: number,
): Promise<Awaited<ReturnType<LogIn>>> {
  // This login may have been free on arrival and require work after others in the queue failed.
  if (!pays(paid, await requiredLevel(context, email))) return { code: 428 };
  const account = await findAccount(context.database, email);
  const isRight = await isPasswordRight(account?.password_hash, password);
  if (account && isRight) {
    // Only a caller with the right password learns that the account is blocked.
    if (account.blocked_at) return { code: 416 };
    const tokens = await beginSession(context, account.id, account.password_hash);
    if (tokens) {
      await resetWrongPasswords(context, email);
      return { code: 0, body: tokens };
    }
  }
  if (await awaitsVerification(context, email, password)) return { code: 427 };
  await countWrongPassword(context, email);
  return { code: 417 };
}

/** Opens a session unless the password changed since it was checked: the session would survive the change. */
function beginSession(
  { database, now, language }: Context,
  accountId: string,
  passwordHash: string,
): Promise<SessionTokens | undefined> {
  return database.transaction().execute(async (transaction) => {
    const locked = await transaction
      .updateTable('account')
      // E-mails are written in the language the user last used.
      .set({ language })
      .where('id', '=', accountId)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst();
    return locked && openSession(transaction, accountId, now);
  });
}

/**
 * Only a caller with the last registered password learns that the e-mail is unverified. One password is checked even
 * without a registration, so that timing reveals nothing.
 */
async function awaitsVerification({ database, now }: Context, email: string, password: string): Promise<boolean> {
  const waiting = await database
    .selectFrom('registration')
    .select('password_hash')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('account_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return isPasswordRight(waiting?.password_hash, password);
}
