import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Coupon } from '#generated/client/types.gen.ts';
import { welcomeRow } from '#demo/seed/coupon-kind-rows.ts';
import { insertRows } from '#demo/seed/insert-rows.ts';
import { commonHandlers } from '#server/marketplace/places/common-handlers.ts';
import { couponHandlers } from '#server/marketplace/coupons/handlers.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { accountHandlers } from './handlers.ts';
import { keyFor, logIn, openLoggedIn, openVerified, password } from './testing/people.ts';

const hour = 3_600_000;
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: { ...accountHandlers, ...commonHandlers, ...couponHandlers } });
});
afterAll(() => server.close());

test('A-246 A registration returns its e-mail and the hours of its link, and the link opens the account', async () => {
  const email = 'amina@example.com';
  expect(await server.call('register', { email, password, countryName: 'Kenya' })).toEqual({
    code: 0,
    body: { email, verifyHour: 24 },
  });
  const authKey = await keyFor(server, email);
  expect(await server.call('verifyRegistration', { authKey, password })).toEqual({ code: 0 });
  await logIn(server, email);
});

test('A new account gets the coupon promised on the home page, once', async () => {
  const email = 'welcome@example.com';
  await insertRows(server.services.database, 'coupon_kind', [welcomeRow(server.services.clock())]);
  const { accessToken: token } = await openLoggedIn(server, email);
  await server.call('verifyRegistration', { authKey: await keyFor(server, email) });
  const coupons = (await server.call('listCoupons', {}, { token })).body as Coupon[];
  expect(coupons).toMatchObject([{ name: 'Welcome coupon', quotaUSD: 100, status: 1, useType: 1 }]);
});

test('A-252 A link can be opened repeatedly, but not after it has expired', async () => {
  const email = 'baraka@example.com';
  await server.call('register', { email, password, countryName: 'Kenya' });
  const authKey = await keyFor(server, email);
  server.advance(24 * hour - 1);
  expect(await server.call('verifyRegistration', { authKey, password })).toEqual({ code: 0 });
  server.advance(hour);
  expect(await server.call('verifyRegistration', { authKey })).toEqual({ code: 0 });

  await server.call('register', { email: 'late@example.com', password, countryName: 'Kenya' });
  const lateKey = await keyFor(server, 'late@example.com');
  server.advance(24 * hour);
  expect(await server.call('verifyRegistration', { authKey: lateKey, password })).toEqual({
    code: 400,
    message: 'This link has expired',
  });
});

test('A-252 An unknown key is refused in the language of the call', async () => {
  const payload = { authKey: 'gvk_0123456789abcdef' };
  const inChinese = await server.call('verifyRegistration', payload, { language: 'cn' });
  const inJapanese = await server.call('verifyRegistration', payload, { language: 'jp' });
  expect(inChinese).toEqual({ code: 400, message: '链接已过期' });
  expect(inJapanese.message).toMatch(/リンク/);
});

test('The e-mail is in the language of the call, and so is the site that its link leads to', async () => {
  const links = { en: '/Kenya/', cn: '/China/', jp: '/Japan/', sw: '/Tanzania/' } as const;
  for (const language of ['en', 'cn', 'jp', 'sw'] as const) {
    const email = `reader-${language}@example.com`;
    await server.call('register', { email, password, countryName: 'Kenya' }, { language });
    const mail = (await server.mails()).find(({ recipient }) => recipient === email);
    expect(mail?.body).toContain(`https://gariport.example${links[language]}user/auth/register/regRes?authKey=gvk_`);
    expect(mail?.body).toContain(`&language=${language}\n`);
  }
});

test('When two links for one e-mail are opened at once, the first sets its password and the other is refused', async () => {
  const email = 'two-links@example.com';
  const passwords = ['Daytime2026', 'Evening2026'];
  const links = [];
  for (const chosen of passwords) {
    await server.call('register', { email, password: chosen, countryName: 'Kenya' });
    links.push({ authKey: await keyFor(server, email), password: chosen });
  }
  const answers = await Promise.all(links.map((link) => server.call('verifyRegistration', link)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 400]);
  const [winner = '', loser = ''] = answers[0]?.code === 0 ? passwords : passwords.toReversed();
  await logIn(server, email, winner);
  expect((await server.call('login', { email, password: loser })).code).not.toBe(0);
});

describe('A stranger who registers an e-mail after its owner', () => {
  const ownPassword = 'Owner2026';
  const strangers = 'Stranger2026';
  const logInBy = async (email: string, chosen: string) =>
    (await server.call('login', { email, password: chosen })).code;

  /** Both have registered; the owner clicks the latest e-mail, which the stranger caused. */
  async function clickLast(email: string): Promise<string> {
    for (const chosen of [ownPassword, strangers]) {
      await server.call('register', { email, password: chosen, countryName: 'Kenya' });
      server.advance(60_000);
    }
    return keyFor(server, email);
  }

  it('cannot log in after the owner’s click, since the password does not belong to that e-mail', async () => {
    const email = 'taken-over@example.com';
    const authKey = await clickLast(email);
    expect(await server.call('verifyRegistration', { authKey })).toEqual({
      code: 417,
      message: 'Enter the password that you chose when you registered.',
    });
    expect(await server.call('verifyRegistration', { authKey, password: ownPassword })).toMatchObject({
      code: 417,
      message: expect.stringContaining('not the password of this registration') as string,
    });
    expect(await logInBy(email, strangers)).toBe(427);
  });

  it('cannot log in after the owner sets a password from that e-mail', async () => {
    const email = 'set-anew@example.com';
    const authKey = await clickLast(email);
    const own = { authKey, password: 'Lamu.old.town.7', isNewPassword: true };
    expect(await server.call('verifyRegistration', own)).toEqual({ code: 0 });
    expect(await server.call('verifyRegistration', { authKey }), 'loaded anew').toEqual({ code: 0 });
    expect(await logInBy(email, strangers)).toBe(417);
    expect(await logInBy(email, 'Lamu.old.town.7')).toBe(0);
  });

  it('cannot guess the password required by an e-mailed link', async () => {
    const email = 'guessed-behind@example.com';
    const authKey = await clickLast(email);
    const guess = () => server.call('verifyRegistration', { authKey, password: 'Guess2026' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).code).toBe(417);
    expect(await guess()).toMatchObject({ code: 400, message: 'Too many requests. Try again later.' });
  });
});

test('A common password is refused, and so is one derived from the e-mail', async () => {
  const refusal = {
    code: 400,
    message: 'This password is too common and easy to guess. Choose another one.',
  };
  const registering = (chosen: string) =>
    server.call('register', { email: 'wanjiku.kamau@example.com', password: chosen, countryName: 'Kenya' });
  expect(await registering('Password1')).toEqual(refusal);
  expect(await registering('WanjikuKamau26')).toEqual(refusal);
});

test('The same e-mail in other letter case does not get a second account', async () => {
  await openVerified(server, 'Case@Example.com');
  await server.call('register', { email: 'case@example.com', password, countryName: 'Kenya' });
  const last = (await server.mails()).findLast(({ recipient }) => recipient.toLowerCase() === 'case@example.com');
  expect(last).toMatchObject({ recipient: 'Case@Example.com', subject: 'You already have a GariPort account' });
  await logIn(server, 'CASE@example.com');
});

test('No response reveals whether an e-mail has an account', async () => {
  await openVerified(server, 'known@example.com');
  const both = ['known@example.com', 'never@example.com'];
  const masked = (answer: object, email: string) => JSON.stringify(answer).replaceAll(email, '…');
  const register = async (email: string) =>
    masked(await server.call('register', { email, password: 'Guess2026', countryName: 'Kenya' }), email);
  const tryIt = async (email: string) => masked(await server.call('login', { email, password: 'Wrong2026' }), email);
  const asRegistered = async (email: string) =>
    masked(await server.call('login', { email, password: 'Guess2026' }), email);
  for (const ask of [tryIt, register, asRegistered, tryIt, tryIt, tryIt, tryIt, tryIt]) {
    const [known, unknown] = [await ask(both[0] ?? ''), await ask(both[1] ?? '')];
    expect(known).toBe(unknown);
  }
});

test('A country that is not in the list is refused, and one from the list is accepted in any language', async () => {
  const payload = { email: 'country@example.com', password, countryName: 'Atlantis' };
  expect(await server.call('register', payload)).toEqual({
    code: 400,
    message: 'This country is not available',
  });
  await server.call('register', { ...payload, countryName: '坦桑尼亚' }, { language: 'cn' });
  await server.call('verifyRegistration', { authKey: await keyFor(server, payload.email), password });
  const { accessToken: token } = await logIn(server, payload.email);
  const userIn = async (language: 'en' | 'cn' | 'jp') =>
    (await server.call('getUserInfo', {}, { token, language })).body;
  expect(await userIn('en')).toEqual({ email: payload.email, countryName: 'Tanzania' });
  expect(await userIn('cn')).toEqual({ email: payload.email, countryName: '坦桑尼亚' });
  expect(await userIn('jp')).toEqual({ email: payload.email, countryName: 'タンザニア' });
});

test('A registration repeated with its idempotency key sends no second e-mail, and the key refuses another payload', async () => {
  const payload = { email: 'again@example.com', password, countryName: 'Kenya' };
  const idempotencyKey = 'key-again-1';
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => server.call('register', payload, { idempotencyKey })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await server.mails()).filter(({ recipient }) => recipient === payload.email)).toHaveLength(1);
  const other = await server.call('register', { ...payload, password: 'Other2026' }, { idempotencyKey });
  expect(other).toMatchObject({ code: 400, errorMessage: 'Idempotency-Key: was used for another call' });
});

test('A password is stored as argon2id, a key as its hash, and a payload so that passwords cannot be brute-forced', async () => {
  await openVerified(server, 'stored@example.com', 'Kilindini2026');
  const { database } = server.services;
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'stored@example.com')
    .executeTakeFirstOrThrow();
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const authKey = await keyFor(server, 'stored@example.com');
  const tables = ['account', 'registration', 'idempotency', 'session_token', 'session'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  const everything = JSON.stringify(rows);
  expect(everything).not.toContain('Kilindini2026');
  expect(everything).not.toContain(authKey);
  const followed = await database
    .selectFrom('registration')
    .select('password_hash')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(followed.password_hash).toBe('');
});
