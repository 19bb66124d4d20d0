import type { Handler } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { countIn, countUp, forgetCount } from '../calls/count.ts';
import type { SessionTokens } from '../../generated/client/types.gen.ts';
import { findAccount } from './find-account.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './sessions.ts';

const quarterHour = 15 * 60_000;
const triesAllowed = 5;

type Attempt = Handler<'login', Context>;

/**
 * Logs in. An unknown e-mail and a wrong password are one and the same refusal, and wrong tries are counted by e-mail
 * whether or not it has an account, so that no answer tells who is registered.
 */
export const logIn: Attempt = (payload, context) =>
  oneAtATime(payload.email.toLowerCase(), async () => tryLogIn(payload, context));

const tryLogIn: Attempt = async ({ email, password }, context) => {
  const { database, now } = context;
  const failures = failuresKey(email);
  if ((await countIn(database, failures, quarterHour, now)) >= triesAllowed) return { code: 428 };
  const account = await findAccount(database, email);
  const isRight = await isPasswordRight(account?.password_hash, password);
  if (account && isRight) {
    // Only whoever has the password learns that the account is blocked.
    if (account.blocked_at) return { code: 416 };
    const tokens = await beginSession(context, account.id, account.password_hash);
    if (tokens) {
      await forgetCount(database, failures);
      return { code: 0, body: tokens };
    }
  }
  if (await awaitsVerification(context, email, password)) return { code: 427 };
  await countUp(database, failures, quarterHour, now);
  return { code: 417 };
};

/** What wrong passwords of an e-mail are counted under; a new password begins the count anew. */
export function failuresKey(email: string): string {
  return `login-failed:${email.toLowerCase()}`;
}

/** Opens a session unless the password was changed since it was found right: such a session would outlive the change. */
function beginSession(
  { database, now, language }: Context,
  accountId: string,
  passwordHash: string,
): Promise<SessionTokens | undefined> {
  return database.transaction().execute(async (transaction) => {
    const locked = await transaction
      .updateTable('account')
      // Letters are written in the language last used.
      .set({ language })
      .where('id', '=', accountId)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst();
    return locked && openSession(transaction, accountId, now);
  });
}

/**
 * Only whoever knows the password that was registered last learns that its e-mail is not verified yet. One password is
 * checked whether or not anybody registered, so that time does not tell.
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
