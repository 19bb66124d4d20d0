import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountHandlers } from '#server/marketplace/accounts/handlers.ts';
import { askForPassword, keyFor, logIn, openVerified, password } from '#server/marketplace/accounts/testing/people.ts';
import { createSharedReplayWindow } from '#server/platform/calls/replay-window.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { deleteExpired } from '#server/delete-expired.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'kept@example.com';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: accountHandlers, limits: true });
});
afterAll(() => server.close());

const tables = [
  'replay_claim',
  'rate_count',
  'captcha',
  'idempotency',
  'session_token',
  'session',
  'registration',
  'password_reset',
  'mail',
] as const;

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(server.services.database);
    found[table] = rows.length;
  }
  return found;
}

test('Data is deleted when it has expired, and not before', async () => {
  const { services } = server;
  await openVerified(server, email);
  const { accessToken: token, refreshToken } = await logIn(server, email);
  await server.call('login', { email, password: 'Wrong2026' });
  await server.call('register', { email: 'never@example.com', password, countryName: 'Kenya' });
  await askForPassword(server, email);
  await server.call('generateCaptcha');
  await createSharedReplayWindow(services.database).claim('key', services.clock().getTime() + 10 * minute);
  const verified = (await server.mails())[0]?.body ?? '';

  const before = await counts();
  expect(Object.values(before).every((count) => count > 0)).toBe(true);
  await deleteExpired(services);
  expect(await counts()).toEqual(before);

  server.advance(day + 31 * minute);
  await deleteExpired(services);
  const after = await counts();
  expect(after).toMatchObject({ replay_claim: 0, rate_count: 0, captcha: 0, idempotency: 0, password_reset: 0 });
  expect(after['registration']).toBe(1);
  // The access token is deleted, but its holder is still asked to renew it, and can.
  expect(after['session_token']).toBe(1);
  expect((await server.call('getUserInfo', {}, { token })).code).toBe(430);
  expect((await server.call('refreshToken', { refreshToken })).code).toBe(0);
  expect(
    (await server.call('verifyRegistration', { authKey: /authKey=([\w-]+)/.exec(verified)?.[1] ?? '' })).code,
  ).toBe(0);

  server.advance(62 * day);
  await deleteExpired(services);
  expect(await counts()).toEqual(Object.fromEntries(Object.keys(before).map((table) => [table, 0])));
  expect((await services.database.selectFrom('account').select('email').execute()).map((row) => row.email)).toEqual([
    email,
  ]);
  await expect(keyFor(server, email)).rejects.toThrow('No link');
});

test('Staff sessions are kept for 90 days after their end', async () => {
  const { sessionId } = await openMember(server, 'sales');
  for (const [days, kept] of [
    [90, 1],
    [1, 0],
  ] as const) {
    server.advance(days * day);
    await deleteExpired(server.services);
    const { database } = server.services;
    const sessions = await database.selectFrom('staff_session').select('id').where('id', '=', sessionId).execute();
    expect(sessions).toHaveLength(kept);
  }
});
