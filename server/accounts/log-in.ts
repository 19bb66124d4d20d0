import type { Handler } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import type { SessionTokens } from '../../generated/client/types.gen.ts';
import { levelPaid, setLoginWork } from './captcha.ts';
import { findAccount } from './find-account.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './sessions.ts';
import { countWrongPassword, forgiveWrongPasswords, levelWanted, pays } from './wrong-passwords.ts';

type LogIn = Handler<'login', Context>;

/**
 * Logs in. An unknown e-mail and a wrong password are one and the same refusal, and wrong tries are counted by e-mail
 * whether or not it has an account, so that no answer tells who is registered.
 */
export const logIn: LogIn = async (payload, context) => {
  const { email } = payload;
  const paid = await levelPaid(context, email, payload);
  // Refused ahead of the queue, in which whoever has paid would wait behind whoever has not.
  if (!pays(paid, await levelWanted(context, email))) return { code: 428 };
  return oneAtATime(email.toLowerCase(), async () => tryPassword(payload, context, paid));
};

/** Gives the work for the next login, harder with each wrong password. */
export const getLoginChallenge: Handler<'getLoginChallenge', Context> = async ({ email }, context) => {
  const level = Math.max(1, await levelWanted(context, email));
  return { code: 0, body: await setLoginWork(context, email, level) };
};

async function tryPassword(
  { email, password }: Parameters<LogIn>[0],
  context: Context,
  paid: number,
): Promise<Awaited<ReturnType<LogIn>>> {
  // Of many at once that cost nothing yet, only the free ones pass.
  if (!pays(paid, await levelWanted(context, email))) return { code: 428 };
  const account = await findAccount(context.database, email);
  const isRight = await isPasswordRight(account?.password_hash, password);
  if (account && isRight) {
    // Only whoever has the password learns that the account is blocked.
    if (account.blocked_at) return { code: 416 };
    const tokens = await beginSession(context, account.id, account.password_hash);
    if (tokens) {
      await forgiveWrongPasswords(context, email);
      return { code: 0, body: tokens };
    }
  }
  if (await awaitsVerification(context, email, password)) return { code: 427 };
  await countWrongPassword(context, email);
  return { code: 417 };
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

const running = new Map<string, Promise<unknown>>();

/**
 * Does what is asked for one key one after the other. Whoever guesses would otherwise ask a hundred times at once, before
 * the first wrong guess is counted. Each node has a queue of its own, so there it is at most one guess more for each.
 */
async function oneAtATime<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const before = running.get(key);
  const mine = before ? before.then(act, act) : act();
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
