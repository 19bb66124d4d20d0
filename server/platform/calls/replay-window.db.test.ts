import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { createSharedReplayWindow } from './replay-window.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
});
afterAll(() => server.close());

test('When many nodes receive one request at once, only one accepts it', async () => {
  const nodes = Array.from({ length: 10 }, () => createSharedReplayWindow(server.services.database));
  const claims = await Promise.all(nodes.map((node) => node.claim('session abc 1781258400000', 1_781_259_000_000)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});
