import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import type { Call, PlainAnswer } from '#wire/host/call.ts';
import { failureText } from './texts.ts';
import type { Database } from '#server/platform/database/tables.ts';

const minute = 60_000;

/** Calls per minute and operation. Operations not listed are unlimited. */
const allowances: Readonly<Record<string, number>> = {
  // Limits the cost of checking passwords. Proof of work slows down guessing (`wrong-passwords.ts`).
  login: 60,
  getLoginChallenge: 60,
  register: 10,
  findPassword: 10,
  resetPassword: 10,
  modifyPassword: 10,
  generateCaptcha: 30,
  submitOrder: 30,
  submitInquiry: 20,
  askQuestion: 20,
  makeOffer: 20,
  answerOffer: 20,
  reportClaim: 6,
  answerClaim: 6,
  checkPayment: 30,
  requestMpesaPayment: 6,
  requestNoticeCode: 10,
  confirmNoticeCode: 20,
  uploadImage: 60,
  beginUpload: 60,
  uploadParts: 600,
  finishUpload: 60,
  addPaper: 60,
  savePushSubscription: 30,
  saveSearch: 30,
  changeSavedSearch: 60,
  removeSavedSearch: 60,
  stopSearchLetters: 30,
  uploadDealerClue: 60,
  sendClientLog: 30,
  staffLogIn: 60,
  staffGetLogInChallenge: 60,
  staffBeginPasskeyLogIn: 60,
  staffBeginInvitationTotp: 20,
  staffAcceptInvitation: 20,
  staffInvite: 20,
  staffExportOrders: 6,
  staffAddPhoto: 240,
  staffAddImportPhoto: 240,
  staffSetVideo: 30,
  staffSaveBanner: 60,
  staffAddPaper: 120,
  staffReadStockFile: 12,
  staffExportStock: 6,
};

/** Refuses a caller who uses a costly or guessable operation too often. */
export async function limitCall(
  { database, limits }: Services,
  { operation, language }: Call,
  /** The caller's key: account, staff member or address. */
  asker: string,
  now: Date,
): Promise<PlainAnswer | undefined> {
  const allowance = allowances[operation.id];
  if (allowance === undefined || !limits) return undefined;
  const key = `${operation.id}:${asker}`;
  const count = await incrementCount(database, key, minute, now);
  if (count <= allowance) return undefined;
  return { code: 400, message: failureText('tooManyRequests', language), reason: 'tooManyRequests' };
}

/** Counts by key in fixed windows. Counters are in the database, so that all nodes share them. */
export async function incrementCount(database: Database, key: string, window: number, now: Date): Promise<number> {
  const { count } = await database
    .insertInto('rate_count')
    .values({ key, window_start: startOf(window, now), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_count.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export async function countIn(database: Database, key: string, window: number, now: Date): Promise<number> {
  const found = await database
    .selectFrom('rate_count')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', startOf(window, now))
    .executeTakeFirst();
  return found?.count ?? 0;
}

/** Resets a counter, such as after a successful login. */
export async function resetCount(database: Database, key: string): Promise<void> {
  await database.deleteFrom('rate_count').where('key', '=', key).execute();
}

function startOf(window: number, now: Date): Date {
  return new Date(Math.floor(now.getTime() / window) * window);
}
