import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { accountHandlers } from './handlers.ts';
import { logIn, openVerified, password } from './testing/people.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: accountHandlers });
});
afterAll(() => server.close());

const tryLogIn = (email: string, given: string, language: 'en' | 'cn' | 'jp' = 'en') =>
  server.call('login', { email, password: given }, { language });

test('a wrong password and an unknown e-mail are one refusal, in the language of the call', async () => {
  await openVerified(server, 'texts@example.com');
  for (const language of ['en', 'cn', 'jp'] as const) {
    const wrong = await tryLogIn('texts@example.com', 'Wrong2026', language);
    const unknown = await tryLogIn('nobody@example.com', 'Wrong2026', language);
    expect(JSON.stringify(wrong)).toBe(JSON.stringify(unknown));
    expect(wrong.code).toBe(417);
  }
  expect((await tryLogIn('texts@example.com', 'Wrong2026')).message).toBe('Incorrect e-mail or password');
});

test('an unverified e-mail is told so to whoever registered its password, and to nobody else', async () => {
  await server.call('register', { email: 'waiting@example.com', password, countryName: 'Kenya' });
  expect(await tryLogIn('waiting@example.com', password)).toEqual({
    code: 427,
    message: 'This e-mail address has not been verified yet. Please open the link that we sent to it.',
  });
  expect((await tryLogIn('waiting@example.com', 'Wrong2026')).code).toBe(417);
  server.advance(24 * 3_600_000);
  expect((await tryLogIn('waiting@example.com', password)).code).toBe(417);
});

test('five wrong passwords lock an e-mail for a while, whether it has an account or not', async () => {
  await openVerified(server, 'guessed@example.com');
  for (const email of ['guessed@example.com', 'unregistered@example.com']) {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await tryLogIn(email, 'Wrong2026')).code);
    expect(answers).toEqual([417, 417, 417, 417, 417, 428]);
  }
  expect(await tryLogIn('Guessed@example.com', password)).toEqual({
    code: 428,
    message: 'Too many incorrect passwords, please try again later',
  });
  server.advance(15 * 60_000);
  await logIn(server, 'guessed@example.com');
});

test('a hundred guesses at once are no more than five', async () => {
  await openVerified(server, 'stormed@example.com');
  const answers = await Promise.all(Array.from({ length: 100 }, () => tryLogIn('stormed@example.com', 'Wrong2026')));
  expect(answers.filter(({ code }) => code === 417)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 428)).toHaveLength(95);
});

test('many logins of one user at once all succeed, and a success begins the count anew', async () => {
  await openVerified(server, 'many@example.com');
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 4; count += 1) await tryLogIn('many@example.com', 'Wrong2026');
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryLogIn('many@example.com', password)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
  }
});

test('a password that breaks the rules is told as such, without a guess being counted', async () => {
  expect(await tryLogIn('texts@example.com', 'short')).toMatchObject({ code: 400 });
  expect(await tryLogIn('no e-mail', password)).toMatchObject({ code: 400 });
});

test('a session that is opened while the password changes does not outlive the change', async () => {
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
