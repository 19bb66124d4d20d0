import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SessionTokens } from '#generated/client/types.gen.ts';
import { commonHandlers } from '#server/marketplace/places/common-handlers.ts';
import { openTestServer, type TestAnswer, type TestServer } from '#server/testing/open-test-server.ts';
import { accountHandlers } from './handlers.ts';
import { logIn, openLoggedIn, openVerified } from './testing/people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'session@example.com';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: { ...accountHandlers, ...commonHandlers } });
  await openVerified(server, email);
});
afterAll(() => server.close());

let tokens: SessionTokens;
beforeEach(async () => {
  tokens = await logIn(server, email);
});

const refresh = (refreshToken: string): Promise<TestAnswer> => server.call('refreshToken', { refreshToken });
const askWith = async (token?: string) => (await server.call('getUserInfo', {}, token ? { token } : {})).code;
const visitWith = async (token?: string) => (await server.call('listCountries', {}, token ? { token } : {})).code;

test('A-244 A-245 A-236 A login returns two tokens, and the access token identifies the caller', async () => {
  expect(tokens).toEqual({
    accessToken: expect.stringMatching(/^gat_[\w-]{43}$/),
    refreshToken: expect.stringMatching(/^grt_[\w-]{43}$/),
  });
  const answer = await server.call('getUserInfo', {}, { token: `Bearer ${tokens.accessToken}` });
  expect(answer).toEqual({ code: 0, body: { email, countryName: 'Kenya' } });
});

test('A-251 A refresh replaces both tokens', async () => {
  const { code, body } = await refresh(tokens.refreshToken);
  const renewed = body as SessionTokens;
  expect(code).toBe(0);
  expect(renewed.accessToken).not.toBe(tokens.accessToken);
  expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
  expect(await askWith(renewed.accessToken)).toBe(0);
});

test('An expired access token gets 430, even long after it was deleted', async () => {
  server.advance(30 * minute - 1);
  expect(await askWith(tokens.accessToken)).toBe(0);
  server.advance(1);
  expect(await askWith(tokens.accessToken)).toBe(430);
  expect(await visitWith(tokens.accessToken)).toBe(430);
  expect(await askWith(`gat_${'x'.repeat(43)}`)).toBe(430);
  expect((await refresh(tokens.refreshToken)).code).toBe(0);
});

test('A session not renewed for thirty days gets 431', async () => {
  server.advance(30 * day);
  expect(await refresh(tokens.refreshToken)).toEqual({
    code: 431,
    message: 'Your login has expired. Please log in again.',
  });
  expect((await refresh(`grt_${'x'.repeat(43)}`)).code).toBe(431);
});

test('An access token cannot renew a session', async () => {
  expect((await refresh(tokens.accessToken)).code).toBe(431);
});

test('Fifty concurrent refreshes get the same new tokens, and so does another within the grace period', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens.refreshToken)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.code).toBe(0);
  server.advance(minute);
  expect(await refresh(tokens.refreshToken)).toEqual(answers[0]);
});

test('Reusing a refresh token after the grace period ends the session for thief and owner alike', async () => {
  const renewed = (await refresh(tokens.refreshToken)).body as SessionTokens;
  server.advance(minute + 1);
  expect(await askWith(renewed.accessToken)).toBe(0);
  expect((await refresh(tokens.refreshToken)).code).toBe(432);
  expect(await askWith(renewed.accessToken)).toBe(432);
  expect((await refresh(renewed.refreshToken)).code).toBe(432);
});

test('A-253 A logout invalidates both tokens of its session, and no other session', async () => {
  const other = await logIn(server, email);
  expect(await server.call('logOut', {}, { token: tokens.accessToken })).toEqual({ code: 0 });
  expect(await askWith(tokens.accessToken)).toBe(432);
  expect((await refresh(tokens.refreshToken)).code).toBe(432);
  expect(await askWith(other.accessToken)).toBe(0);
});

test('Calls for users refuse visitors, and calls for visitors accept anybody', async () => {
  const base = (await server.call('getBaseToken')).body as { accessToken: string };
  expect(await askWith()).toBe(421);
  expect(await askWith(base.accessToken)).toBe(421);
  expect(await askWith('what-is-this-token')).toBe(421);
  expect(await visitWith()).toBe(0);
  expect(await visitWith(base.accessToken)).toBe(0);
  expect(await visitWith(tokens.accessToken)).toBe(0);
  expect(await visitWith('what-is-this-token')).toBe(431);
});

test('A base token is valid for a day, and only if unaltered', async () => {
  const { accessToken } = (await server.call('getBaseToken')).body as { accessToken: string };
  const [claim = '', nonce = '', sign = ''] = accessToken.split('.');
  const later = `gbt_${Number(claim.slice(4)) + 1}.${nonce}.${sign}`;
  expect(await visitWith(later)).toBe(430);
  server.advance(day - minute);
  expect(await visitWith(accessToken)).toBe(0);
  server.advance(minute + 1000);
  expect(await visitWith(accessToken)).toBe(430);
});

test('The user of a blocked account gets 403, and 416 at a login with the right password', async () => {
  const blocked = 'blocked@example.com';
  const held = await openLoggedIn(server, blocked);
  await server.services.database
    .updateTable('account')
    .set({ blocked_at: server.services.clock() })
    .where('email', '=', blocked)
    .execute();
  expect(await askWith(held.accessToken)).toBe(403);
  expect(await visitWith(held.accessToken)).toBe(403);
  expect((await refresh(held.refreshToken)).code).toBe(432);
  expect(await server.call('login', { email: blocked, password: 'Mombasa2026' })).toEqual({
    code: 416,
    message: 'This e-mail address cannot be used to log in',
  });
  expect((await server.call('login', { email: blocked, password: 'Wrong2026' })).code).toBe(417);
});

test('The database holds only hashes of tokens', async () => {
  const renewed = (await refresh(tokens.refreshToken)).body as SessionTokens;
  const rows = JSON.stringify(await server.services.database.selectFrom('session_token').selectAll().execute());
  for (const token of [...Object.values(tokens), ...Object.values(renewed)]) expect(rows).not.toContain(token);
});
