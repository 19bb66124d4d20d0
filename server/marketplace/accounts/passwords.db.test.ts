import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#server/platform/database/tables.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { accountHandlers } from './handlers.ts';
import { askForPassword, keyFor, knownPicture, logIn, openLoggedIn, openVerified, password } from './testing/people.ts';

/** Records the text of each statement, without its values. */
function noteStatements(database: Database, noted: string[]): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      noted.push(database.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

const newPassword = 'Nairobi2027!';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: accountHandlers });
});
afterAll(() => server.close());

test('A-247 A-248 The key from the e-mail sets a new password once and ends every session', async () => {
  const email = 'forgot@example.com';
  const sessions = [await openLoggedIn(server, email), await logIn(server, email)];
  await askForPassword(server, email);
  const authKey = await keyFor(server, email);
  expect(await server.call('resetPassword', { authKey, newPassword })).toEqual({ code: 0 });
  for (const { accessToken: token, refreshToken } of sessions) {
    expect((await server.call('getUserInfo', {}, { token })).code).toBe(432);
    expect((await server.call('refreshToken', { refreshToken })).code).toBe(432);
  }
  await logIn(server, email, newPassword);
  expect((await server.call('login', { email, password })).code).toBe(417);
  expect(await server.call('resetPassword', { authKey, newPassword })).toEqual({
    code: 400,
    message: 'This link has expired',
  });
});

test('The link in the e-mail contains key, e-mail and language', async () => {
  await openVerified(server, 'link+1@example.com');
  const imgKey = await knownPicture(server);
  const payload = { email: 'link+1@example.com', captcha: 'k7Pm', imgKey };
  await server.call('findPassword', payload, { language: 'jp' });
  const mail = (await server.mails()).findLast(({ recipient }) => recipient === payload.email);
  const link = new URL(/https:\S+/.exec(mail?.body ?? '')?.[0] ?? '');
  expect(link.pathname).toBe('/Japan/user/auth/resetPwd');
  expect(link.searchParams.get('email')).toBe(payload.email);
  expect(link.searchParams.get('language')).toBe('jp');
  expect(link.searchParams.get('authKey')).toMatch(/^gpk_/);
});

test('A key is valid for an hour, and a password change invalidates all other keys', async () => {
  const email = 'keys@example.com';
  const { accessToken: token } = await openLoggedIn(server, email);
  await askForPassword(server, email);
  const late = await keyFor(server, email);
  server.advance(60 * 60_000);
  expect((await server.call('resetPassword', { authKey: late, newPassword })).code).toBe(400);

  const fresh = await logIn(server, email);
  await askForPassword(server, email);
  const pending = await keyFor(server, email);
  const changed = await server.call(
    'modifyPassword',
    { oldPassword: password, newPassword },
    { token: fresh.accessToken },
  );
  expect(changed.code).toBe(0);
  expect((await server.call('resetPassword', { authKey: pending, newPassword: password })).code).toBe(400);
  expect((await server.call('getUserInfo', {}, { token })).code).toBe(432);
});

test('A reset refuses a password made of the own e-mail address, without using up the key', async () => {
  const email = 'wanjiku.kamau@example.com';
  await openVerified(server, email);
  await askForPassword(server, email);
  const authKey = await keyFor(server, email);
  for (const guessed of ['wanjiku2026', 'kamau123456', 'password1234']) {
    expect(await server.call('resetPassword', { authKey, newPassword: guessed })).toEqual({
      code: 400,
      message: 'This password is too common and easy to guess. Choose another one.',
    });
  }
  expect(await server.call('resetPassword', { authKey, newPassword })).toEqual({ code: 0 });
});

test('When one key is used ten times at once, it sets one password', async () => {
  const email = 'ten@example.com';
  await openVerified(server, email);
  await askForPassword(server, email);
  const authKey = await keyFor(server, email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      server.call('resetPassword', { authKey, newPassword: `Nairobi20${index}` }),
    ),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
});

test('An e-mail without an account gets the same response and statements, but no e-mail is sent', async () => {
  await openVerified(server, 'has-account@example.com');
  const answers = [];
  const statements = [];
  for (const email of ['has-account@example.com', 'has-none@example.com']) {
    const imgKey = await knownPicture(server);
    const { database } = server.services;
    const watched: string[] = [];
    const transaction = vi
      .spyOn(database, 'transaction')
      .mockImplementationOnce(() => database.withPlugin(noteStatements(database, watched)).transaction());
    answers.push(JSON.stringify(await server.call('findPassword', { email, captcha: 'k7pm', imgKey })));
    transaction.mockRestore();
    statements.push(watched);
  }
  expect(answers[0]).toBe(answers[1]);
  expect(statements[0]).toEqual(statements[1]);
  expect(statements[0]?.length).toBeGreaterThan(3);
  const mails = (await server.mails()).filter(({ recipient }) => /has-(account|none)/.test(recipient));
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['has-account@example.com', 'Confirm your e-mail address for GariPort'],
    ['has-account@example.com', 'Choose a new password for GariPort'],
  ]);
});

test('A call repeated with its idempotency key gets the same response and sends no second e-mail', async () => {
  await openVerified(server, 'lost@example.com');
  const imgKey = await knownPicture(server);
  const ask = () =>
    server.call(
      'findPassword',
      { email: 'lost@example.com', captcha: 'k7Pm', imgKey },
      { idempotencyKey: 'lost-answer' },
    );
  const before = (await server.mails()).length;
  expect(await ask()).toEqual({ code: 0, body: { successFlag: 1 } });
  expect(await ask()).toEqual({ code: 0, body: { successFlag: 1 } });
  expect(await server.mails()).toHaveLength(before + 1);
});

test('A-249 A password change ends the other sessions and sends the owner an e-mail', async () => {
  const email = 'modify@example.com';
  const mine = await openLoggedIn(server, email);
  const other = await logIn(server, email);
  const change = (oldPassword: string) =>
    server.call('modifyPassword', { oldPassword, newPassword }, { token: mine.accessToken });
  expect(await change('Wrong2026')).toEqual({ code: 400, message: 'The password is not correct' });
  expect(await change(password)).toEqual({ code: 0 });
  expect((await server.call('getUserInfo', {}, { token: mine.accessToken })).code).toBe(0);
  expect((await server.call('getUserInfo', {}, { token: other.accessToken })).code).toBe(432);
  await logIn(server, email, newPassword);
  const last = (await server.mails()).at(-1);
  expect(last).toMatchObject({ recipient: email, subject: 'Your GariPort password was changed' });
});

test('A stolen session allows five password guesses and does not block the owner from changing it', async () => {
  const { accessToken: token } = await openLoggedIn(server, 'stolen@example.com');
  const guess = (oldPassword: string) => server.call('modifyPassword', { oldPassword, newPassword }, { token });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`Guess2026${index}`)));
  expect(answers.filter(({ message }) => message === 'The password is not correct')).toHaveLength(5);
  expect(await guess(password)).toEqual({ code: 400, message: 'Too many requests. Try again later.' });
  const { accessToken: mine } = await logIn(server, 'stolen@example.com');
  const changed = await server.call('modifyPassword', { oldPassword: password, newPassword }, { token: mine });
  expect(changed, 'the owner is not kept from it').toEqual({ code: 0 });
  expect((await guess(newPassword)).code, 'and with it the thief is out').toBe(432);
});

test('A-250 A logged-in user changes the country to another one in the list', async () => {
  const { accessToken: token } = await openLoggedIn(server, 'moving@example.com');
  expect(await server.call('modifyCountry', { countryName: 'Uganda' }, { token })).toEqual({ code: 0 });
  expect(await server.call('modifyCountry', { countryName: 'Nowhere' }, { token })).toEqual({
    code: 400,
    message: 'This country is not available',
  });
  expect((await server.call('getUserInfo', {}, { token })).body).toMatchObject({ countryName: 'Uganda' });
});
