import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect } from 'vitest';
import type { Challenge, LoginChallenge, SessionTokens } from '#generated/client/types.gen.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { hashCode } from '../captcha.ts';

export const password = 'Mombasa2026';

/** Returns the key in the newest link sent to an e-mail. */
export async function keyFor(server: TestServer, email: string): Promise<string> {
  const mails = (await server.mails()).filter(({ recipient }) => recipient === email);
  const key = /authKey=([\w.~%-]+)/.exec(mails.at(-1)?.body ?? '')?.[1];
  if (key === undefined) throw new Error(`No link went to ${email}.`);
  return key;
}

/** Registers and opens the link, as a buyer does. */
export async function openVerified(server: TestServer, email: string, chosen = password): Promise<void> {
  const registered = await server.call('register', { email, password: chosen, countryName: 'Kenya' });
  expect(registered).toMatchObject({ code: 0 });
  const authKey = await keyFor(server, email);
  expect(await server.call('verifyRegistration', { authKey, password: chosen })).toEqual({ code: 0 });
}

export async function logIn(server: TestServer, email: string, chosen = password): Promise<SessionTokens> {
  const answer = await server.call('login', { email, password: chosen });
  expect(answer.code).toBe(0);
  return answer.body as SessionTokens;
}

export async function openLoggedIn(server: TestServer, email: string): Promise<SessionTokens> {
  await openVerified(server, email);
  return logIn(server, email);
}

/** Stores a CAPTCHA with a known code, since no program can read a drawn one. */
export async function knownPicture({ services: { database, clock } }: TestServer, code = 'k7Pm'): Promise<string> {
  const imgKey = `cap_${Math.random().toString(36).slice(2)}`;
  await database
    .insertInto('captcha')
    .values({
      id: imgKey,
      answer_hash: hashCode(imgKey, code),
      expires_at: new Date(clock().getTime() + 300_000),
    })
    .execute();
  return imgKey;
}

export async function askForPassword(server: TestServer, email: string): Promise<void> {
  const imgKey = await knownPicture(server);
  expect(await server.call('findPassword', { email, captcha: 'K7pm', imgKey })).toEqual({
    code: 0,
    body: { successFlag: 1 },
  });
}

/** Solves a challenge and returns the proof. */
export async function proofOf({ parameters, signature }: Pick<Challenge, 'parameters' | 'signature'>): Promise<string> {
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Fetches the challenge for a login and solves it. */
export async function payForLogin(server: TestServer, email: string, remoteAddress?: string) {
  const answer = await server.call('getLoginChallenge', { email }, { ...(remoteAddress && { remoteAddress }) });
  expect(answer.code).toBe(0);
  return payFor(answer.body as LoginChallenge);
}

/** The login fields for a solved challenge. */
export async function payFor({ imgKey, challenge }: LoginChallenge) {
  return { imgKey, captcha: await proofOf(challenge) };
}
