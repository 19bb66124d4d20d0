import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openBrowser } from './testing/push-service.ts';

let server: TestServer;
let amina: TestAccount;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom('push_subscription').execute();
  amina = await openAccount(server);
});

type Given = Partial<Omit<ReturnType<typeof openBrowser>, 'read'>>;

function save({ endpoint, p256dh, auth }: Given, { token } = amina, language: 'en' | 'cn' | 'jp' = 'en') {
  return server.call('savePushSubscription', { endpoint, p256dh, auth }, { token, language });
}

const rows = () => server.services.database.selectFrom('push_subscription').selectAll().orderBy('saved_at').execute();

test('A user gets the key to subscribe with, and a visitor does not', async () => {
  const { services } = server;
  expect(await server.call('getPushKey', {}, { token: amina.token })).toEqual({
    code: 0,
    body: { publicKey: services.push?.publicKey },
  });
  expect((await server.call('getPushKey')).code).not.toBe(0);
});

test('A browser is stored with its keys and language, and saving it again updates them', async () => {
  const browser = openBrowser();
  expect(await save(browser)).toEqual({ code: 0 });
  const { p256dh, auth } = openBrowser();
  expect(await save({ endpoint: browser.endpoint, p256dh, auth }, amina, 'jp')).toEqual({ code: 0 });
  expect(await rows()).toMatchObject([
    {
      endpoint: browser.endpoint,
      account_id: amina.accountId,
      session_id: amina.sessionId,
      p256dh,
      auth,
      language: 'ja',
    },
  ]);
});

test('A browser belongs to the last one who logged in there', async () => {
  const browser = openBrowser();
  const baraka = await openAccount(server);
  await save(browser);
  await save(browser, baraka);
  expect(await rows()).toMatchObject([{ account_id: baraka.accountId }]);
});

test('A browser can be removed by its user only', async () => {
  const { endpoint, ...keys } = openBrowser();
  const baraka = await openAccount(server);
  await save({ endpoint, ...keys });
  expect(await server.call('removePushSubscription', { endpoint }, { token: baraka.token })).toEqual({ code: 0 });
  expect(await rows()).toHaveLength(1);
  expect(await server.call('removePushSubscription', { endpoint }, { token: amina.token })).toEqual({ code: 0 });
  expect(await rows()).toEqual([]);
});

test('The last ten browsers of a user are kept, and those of others are not touched', async () => {
  const baraka = await openAccount(server);
  await save(openBrowser(), baraka);
  const browsers = Array.from({ length: 12 }, () => openBrowser());
  for (const browser of browsers) {
    server.advance(1000);
    await save(browser);
  }
  const own = (await rows()).filter(({ account_id }) => account_id === amina.accountId);
  expect(own.map(({ endpoint }) => endpoint)).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint));
  expect(await rows()).toHaveLength(11);
});

test('A private address and an invalid key are refused with an explanation', async () => {
  const browser = openBrowser();
  const refused = { code: 400, message: 'We cannot reach your browser’s push service' };
  expect(await save({ ...browser, endpoint: 'https://127.0.0.1/push' })).toEqual(refused);
  expect(await save({ ...browser, endpoint: 'https://localhost/push' })).toEqual(refused);
  const noPoint = Buffer.alloc(65, 4).toString('base64url');
  expect(await save({ ...browser, p256dh: noPoint })).toEqual(refused);
  expect(await rows()).toEqual([]);
});

test('A logout ends the messages to that browser only', async () => {
  const other = await openSession(server.services.database, amina.accountId, server.services.clock());
  const [here, there] = [openBrowser(), openBrowser()];
  await save(here);
  await save(there, { ...amina, token: other.accessToken });
  expect(await server.call('logOut', {}, { token: amina.token })).toEqual({ code: 0 });
  expect(await rows()).toMatchObject([{ endpoint: there.endpoint }]);
});

test('A server without push says so and returns no key', async () => {
  const { push: _push, ...services } = server.services;
  const { pushHandlers } = await import('./handlers.ts');
  const context = { services, language: 'en' } as Parameters<typeof pushHandlers.getPushKey>[1];
  expect(await pushHandlers.getPushKey({ language: 'en', timeZone: 'UTC' }, context)).toEqual({ code: 0, body: {} });
  const { endpoint, p256dh, auth } = openBrowser();
  const payload = { endpoint, p256dh, auth, language: 'en' as const, timeZone: 'UTC' };
  expect(await pushHandlers.savePushSubscription(payload, context)).toMatchObject({ code: 400 });
});
