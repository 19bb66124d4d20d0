import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Captcha, Challenge, LoginChallenge } from '#generated/client/types.gen.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { accountHandlers } from './handlers.ts';
import { logIn, openVerified, password, payForLogin, proofOf } from './testing/people.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: accountHandlers });
});
// The tests guess from one address, so its count is reset for each.
beforeEach(async () => {
  await server.services.database.deleteFrom('rate_count').execute();
});
afterAll(() => server.close());

const tryLogIn = (email: string, given: string, language: 'en' | 'cn' | 'jp' | 'sw' = 'en') =>
  server.call('login', { email, password: given }, { language });

/** Records this many wrong passwords for an e-mail today, from any address. */
async function plantWrong(email: string, count: number): Promise<void> {
  const { database, clock } = server.services;
  const key = `login-failed:${email}`;
  const window_start = new Date(Math.floor(clock().getTime() / 86_400_000) * 86_400_000);
  await database
    .insertInto('rate_count')
    .values({ key, window_start, count })
    .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ count }))
    .execute();
}

test('A wrong password and an unknown e-mail get the same refusal, in the language of the call', async () => {
  await openVerified(server, 'texts@example.com');
  for (const language of ['en', 'cn', 'jp', 'sw'] as const) {
    const wrong = await tryLogIn('texts@example.com', 'Wrong2026', language);
    const unknown = await tryLogIn('nobody@example.com', 'Wrong2026', language);
    expect(JSON.stringify(wrong)).toBe(JSON.stringify(unknown));
    expect(wrong.code).toBe(417);
  }
  expect((await tryLogIn('texts@example.com', 'Wrong2026')).message).toBe('Incorrect e-mail or password');
});

test('reports an unverified e-mail only to a caller with the registered password', async () => {
  await server.call('register', { email: 'waiting@example.com', password, countryName: 'Kenya' });
  expect(await tryLogIn('waiting@example.com', password)).toEqual({
    code: 427,
    message: 'This e-mail address has not been verified yet. Please open the link that we sent to it.',
  });
  expect((await tryLogIn('waiting@example.com', 'Wrong2026')).code).toBe(417);
  server.advance(24 * 3_600_000);
  expect((await tryLogIn('waiting@example.com', password)).code).toBe(417);
});

test('After five wrong passwords a login requires proof of work, whether or not the e-mail has an account', async () => {
  await openVerified(server, 'guessed@example.com');
  for (const email of ['guessed@example.com', 'unregistered@example.com']) {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await tryLogIn(email, 'Wrong2026')).code);
    expect(answers).toEqual([417, 417, 417, 417, 417, 428]);
    const paid = { email, password: 'Wrong2026', ...(await payForLogin(server, email)) };
    expect((await server.call('login', paid)).code).toBe(417);
  }
  expect(await tryLogIn('Guessed@example.com', password)).toEqual({
    code: 428,
    message: 'Too many incorrect passwords, please try again later',
  });
  server.advance(15 * 60_000);
  await logIn(server, 'guessed@example.com');
});

test('An owner who has done the work can log in, however many wrong passwords came from elsewhere', async () => {
  const email = 'besieged@example.com';
  await openVerified(server, email);
  await plantWrong(email, 500);
  const fresh = { remoteAddress: '198.51.100.7' };
  expect((await server.call('login', { email, password }, fresh)).code).toBe(428);
  const paid = await payForLogin(server, email, fresh.remoteAddress);
  expect((await server.call('login', { email, password, ...paid }, fresh)).code).toBe(0);
});

test('Wrong passwords from one address do not make logins from other addresses require work', async () => {
  const email = 'neighbour@example.com';
  await openVerified(server, email);
  const from = (remoteAddress: string, given: string) =>
    server.call('login', { email, password: given }, { remoteAddress });
  for (let count = 0; count < 8; count += 1) await from('203.0.113.5', 'Wrong2026');
  expect((await from('203.0.113.5', password)).code).toBe(428);
  expect((await from('203.0.113.6', password)).code).toBe(0);
});

test('After twenty wrong passwords in a day from many addresses, a login from a new address requires work too', async () => {
  const email = 'everywhere@example.com';
  const answers = [];
  for (let count = 0; count < 22; count += 1) {
    const remoteAddress = `203.0.113.${100 + count}`;
    answers.push((await server.call('login', { email, password: 'Wrong2026' }, { remoteAddress })).code);
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 417), 428, 428]);
});

test('After wrong passwords for thirty accounts from one address, its next login requires work', async () => {
  const answers = [];
  for (let count = 0; count < 31; count += 1) {
    const payload = { email: `sprayed-${count}@example.com`, password: 'Mombasa2025' };
    answers.push((await server.call('login', payload, { remoteAddress: '192.0.2.44' })).code);
  }
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 417), 428]);
});

test('The work doubles with further guesses, up to a phone’s capacity, and is the same for an unknown e-mail', async () => {
  await openVerified(server, 'dear@example.com');
  const costs = async (email: string) => {
    const found = [];
    for (const wrong of [0, 19, 20, 30, 50, 90, 330, 100_000]) {
      await plantWrong(email, wrong);
      const { body } = await server.call('getLoginChallenge', { email }, { remoteAddress: '198.51.100.8' });
      found.push((body as LoginChallenge).challenge.parameters.cost);
    }
    return found;
  };
  const known = await costs('dear@example.com');
  expect(known).toEqual([2500, 2500, 2500, 5000, 10_000, 20_000, 80_000, 80_000]);
  expect(await costs('nobody-dear@example.com')).toEqual(known);
});

test('Work counts once, only for its own e-mail, before its expiry and if really done', async () => {
  const [email, other] = ['paying@example.com', 'other@example.com'];
  await openVerified(server, email);
  await openVerified(server, other);
  for (const each of [email, other]) await plantWrong(each, 20);
  const attempt = async (to: string, paid: object) =>
    (await server.call('login', { email: to, password, ...paid })).code;

  const foreign = await payForLogin(server, other);
  expect(await attempt(email, foreign), 'of another e-mail').toBe(428);
  expect(await attempt(other, foreign), 'used up').toBe(428);

  const late = await payForLogin(server, email);
  server.advance(5 * 60_000);
  expect(await attempt(email, late), 'late').toBe(428);

  const { imgKey, captcha } = await payForLogin(server, email);
  const { challenge, solution } = JSON.parse(atob(captcha)) as { challenge: Challenge; solution: { counter: number } };
  const cheap = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  const forged = btoa(JSON.stringify({ challenge: cheap, solution }));
  expect(await attempt(email, { imgKey, captcha: forged }), 'forged').toBe(428);

  for (const nonsense of ['x', 'bnVsbA==', 'e30=', btoa('{"challenge":{"parameters":{}},"solution":7}'), '🚗']) {
    const { body } = await server.call('getLoginChallenge', { email });
    expect(await attempt(email, { imgKey: (body as LoginChallenge).imgKey, captcha: nonsense }), nonsense).toBe(428);
  }
  const { body: forMail } = await server.call('generateCaptcha');
  const { imgKey: mailKey, challenge: mailWork } = forMail as Captcha;
  if (!mailWork) throw new Error('No challenge came with the picture.');
  expect(await attempt(email, { imgKey: mailKey, captcha: await proofOf(mailWork) }), 'for an e-mail').toBe(428);

  const good = await payForLogin(server, email);
  const codes = await Promise.all([attempt(email, good), attempt(email, good)]);
  expect(
    codes.toSorted((a, b) => a - b),
    'twice at once',
  ).toEqual([0, 428]);
});

test('A challenge issued by one node is accepted by another, but only once across all', async () => {
  const email = 'nodes@example.com';
  await openVerified(server, email);
  await plantWrong(email, 20);
  const node = await openTestServer({ handlers: accountHandlers, nodeOf: server });
  const paid = await payForLogin(server, email);
  expect((await node.call('login', { email, password, ...paid })).code).toBe(0);
  expect((await server.call('login', { email, password, ...paid })).code).toBe(428);
  await node.close();
});

test('Work is accepted if the level has risen by one meanwhile, but not by two', async () => {
  const email = 'meanwhile@example.com';
  await openVerified(server, email);
  await plantWrong(email, 30);
  const [one, other] = [await payForLogin(server, email), await payForLogin(server, email)];
  await plantWrong(email, 50);
  expect((await server.call('login', { email, password, ...one })).code).toBe(0);
  await plantWrong(email, 90);
  expect((await server.call('login', { email, password, ...other })).code).toBe(428);
});

test('Of a hundred concurrent guesses only five are tried', async () => {
  await openVerified(server, 'stormed@example.com');
  const answers = await Promise.all(Array.from({ length: 100 }, () => tryLogIn('stormed@example.com', 'Wrong2026')));
  expect(answers.filter(({ code }) => code === 417)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 428)).toHaveLength(95);
});

test('Many concurrent logins of one user all succeed, and a success resets the count', async () => {
  await openVerified(server, 'many@example.com');
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 4; count += 1) await tryLogIn('many@example.com', 'Wrong2026');
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryLogIn('many@example.com', password)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
  }
});

test('A password that breaks the rules is refused as such and not counted as a guess', async () => {
  expect(await tryLogIn('texts@example.com', 'short')).toMatchObject({ code: 400 });
  expect(await tryLogIn('no e-mail', password)).toMatchObject({ code: 400 });
});

test('A session opened during a password change ends with the change', async () => {
  const email = 'racing@example.com';
  await openVerified(server, email);
  const { accessToken: token } = await logIn(server, email);
  const change = server.call('modifyPassword', { oldPassword: password, newPassword: 'Nairobi2027!' }, { token });
  const racing = await Promise.all(Array.from({ length: 5 }, () => tryLogIn(email, password)));
  expect((await change).code).toBe(0);
  for (const { code, body } of racing) {
    if (code !== 0) continue;
    const { accessToken } = body as { accessToken: string };
    expect((await server.call('getUserInfo', {}, { token: accessToken })).code).toBe(432);
  }
  expect((await server.call('getUserInfo', {}, { token })).code).toBe(0);
});
