import { createHash } from 'node:crypto';
import type { Captcha, LoginChallenge } from '#generated/client/types.gen.ts';
import { callerOf } from '#wire/host/caller.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { drawCode, newCode } from './draw-captcha.ts';
import { levelProved, makeChallenge } from './proof-of-work.ts';
import { buyerLogins, type LoginKind } from './wrong-passwords.ts';

const goodForSeconds = 5 * 60;
const hour = 60 * 60_000;

/** Proof-of-work level for a visitor who requests an e-mail. The work runs while the form is filled in. */
const letterLevel = 2;
/**
 * Bots read pictures faster than people, so typed codes are limited per caller and hour. Proof of work has no limit.
 */
const readingsAllowed = 10;
/** A longer answer is a proof of work: no code is this long. */
const longestCode = 20;
const noCode = '';

/** Draws a CAPTCHA picture and issues a proof-of-work challenge as an alternative. */
export async function drawCaptcha(context: Context): Promise<Captcha> {
  const code = newCode();
  const imgKey = await openKey(context, code);
  return {
    imgBase64: await drawCode(code),
    imgKey,
    challenge: {
      ...(await makeChallenge(context.services.secret, ['letter', '', imgKey], letterLevel)),
      goodForSeconds,
    },
  };
}

/**
 * Issues the proof-of-work challenge for a login. There is no picture, since attackers would choose the easier option.
 */
export async function setLoginWork(
  context: Context,
  email: string,
  level: number,
  { work: purpose }: LoginKind = buyerLogins,
): Promise<LoginChallenge> {
  const imgKey = await openKey(context, noCode);
  const work = await makeChallenge(context.services.secret, [purpose, email.toLowerCase(), imgKey], level);
  return { imgKey, challenge: { ...work, goodForSeconds } };
}

/** Whether the picture was read or the work was done. The key is used up even if the call is refused. */
export async function isCaptchaAnswered(
  context: Context,
  imgKey: string,
  answer: string,
): Promise<'yes' | 'no' | 'tooOften'> {
  const code = await closeKey(context, imgKey);
  if (answer.length > longestCode) {
    const level = await levelProved(context.services.secret, ['letter', '', imgKey], answer);
    return code !== undefined && level >= letterLevel ? 'yes' : 'no';
  }
  if (await hasReadTooMany(context)) return 'tooOften';
  return code !== undefined && code === hashCode(imgKey, answer) ? 'yes' : 'no';
}

/** Returns the level of work done for a login with this e-mail. A proof counts once. */
export async function levelPaid(
  context: Context,
  email: string,
  { imgKey, captcha }: { imgKey?: string | undefined; captcha?: string | undefined },
  { work }: LoginKind = buyerLogins,
): Promise<number> {
  if (imgKey === undefined || captcha === undefined) return 0;
  if ((await closeKey(context, imgKey)) === undefined) return 0;
  return levelProved(context.services.secret, [work, email.toLowerCase(), imgKey], captcha);
}

/** Stores a key as a row, so that it is valid for one try on any node. */
async function openKey({ database, now }: Context, code: string): Promise<string> {
  const id = newId();
  const expires_at = new Date(now.getTime() + goodForSeconds * 1000);
  await database
    .insertInto('captcha')
    .values({ id, answer_hash: code === noCode ? '' : hashCode(id, code), expires_at })
    .execute();
  return id;
}

/** Uses a key up and returns the hash of its code if the key was still valid. */
async function closeKey({ database, now, keepWrites }: Context, id: string): Promise<string | undefined> {
  const captcha = await database
    .deleteFrom('captcha')
    .where('id', '=', id)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  keepWrites();
  return captcha && captcha.expires_at > now ? captcha.answer_hash : undefined;
}

async function hasReadTooMany({ database, services, remoteAddress, now }: Context): Promise<boolean> {
  if (!services.limits) return false;
  return (await incrementCount(database, `pictures-read:${callerOf(remoteAddress)}`, hour, now)) > readingsAllowed;
}

export function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id} ${code.trim().toLowerCase()}`).digest('base64url');
}
