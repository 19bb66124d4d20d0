import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openPushKeys } from './push-keys.ts';
import { openBrowser } from './testing/push-service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.database.deleteFrom('setting').where('name', '=', 'push-keys').execute());

const secret = randomBytes(32);
const open = (own = secret) => openPushKeys(server.services.database, own);

test('The keys are created at the first start and stay the same', async () => {
  const first = await open();
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(first.privateKey, 'base64url')).toHaveLength(32);
  expect(await open()).toEqual(first);
});

test('Nodes that start at once agree on one pair of keys', async () => {
  const opened = await Promise.all(Array.from({ length: 10 }, () => open()));
  expect(new Set(opened.map(({ publicKey }) => publicKey)).size).toBe(1);
});

test('The database alone does not reveal the private key', async () => {
  const { privateKey } = await open();
  const row = await server.services.database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'push-keys')
    .execute();
  expect(JSON.stringify(row)).not.toContain(privateKey);
});

test('With another server secret there are new keys, and browsers must resubscribe', async () => {
  const first = await open();
  const { token } = await openAccount(server);
  const { endpoint, p256dh, auth } = openBrowser();
  await server.call('savePushSubscription', { endpoint, p256dh, auth }, { token });
  const second = await open(randomBytes(32));
  expect(second.publicKey).not.toBe(first.publicKey);
  expect(await server.services.database.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
});
