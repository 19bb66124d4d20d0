import type { Services } from '../services/services.ts';
import type { Call, PlainAnswer } from '../../wire/host/call.ts';
import { failureText } from '../../wire/host/texts.ts';
import { callerOf } from '../../wire/host/caller.ts';
import type { User } from './context.ts';
import { countUp } from './count.ts';

const minute = 60_000;

/** Calls allowed in a minute, by operation; the others are not counted. Counted in the database, for all nodes. */
const allowances: Readonly<Record<string, number>> = {
  // What a password costs to check bounds it; who guesses is slowed by work (`wrong-passwords.ts`), not by this.
  login: 60,
  getLoginChallenge: 60,
  register: 10,
  findPassword: 10,
  resetPassword: 10,
  modifyPassword: 10,
  generateCaptcha: 30,
  submitOrder: 30,
  submitInquiry: 20,
  uploadImage: 60,
  uploadDealerClue: 60,
  sendClientLog: 30,
};

/** Refuses whoever calls a costly or guessable operation too often. Plain reading is not counted. */
export async function limitCall(
  { database, limits }: Services,
  { operation, remoteAddress, language }: Call,
  user: User | undefined,
  now: Date,
): Promise<PlainAnswer | undefined> {
  const allowance = allowances[operation.id];
  if (allowance === undefined || !limits) return undefined;
  const key = `${operation.id}:${user?.accountId ?? callerOf(remoteAddress)}`;
  const count = await countUp(database, key, minute, now);
  if (count <= allowance) return undefined;
  return { code: 400, message: failureText('tooManyRequests', language) };
}
