import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { createApp } from '#server/app.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { hostContract } from '#server/platform/calls/contract.ts';
import type { Handlers } from '#generated/server.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { createUsageCounter } from '#wire/host/usage.ts';
import { readUsage, saveUsage } from './record-usage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
});
afterAll(() => server.close());

test('Nodes add to the same uses, the server saves its own when it stops, and operators read them', async () => {
  const { database } = server.services;
  const nodes = [1, 2].map((day) => createUsageCounter(hostContract, () => new Date(`2026-06-0${day}T08:00:00Z`)));
  const call = { operation: operations.getUserInfo, payload: {}, language: 'en', requestId: '1' } as const;
  for (const node of nodes) node.note({ ...call, remoteAddress: '', consumer: 'kilindini' }, { code: 421 });
  await turn();
  for (const node of nodes) await saveUsage(database, node);
  const of = { consumer: 'kilindini', operation: 'getUserInfo', field: '' };
  expect(await readUsage(database)).toEqual({
    since: '2026-06-01',
    uses: [{ ...of, count: 2, lastOn: '2026-06-02' }],
  });

  const { keyring } = await createSession();
  const handlers = {} as Partial<Handlers<Context>> as Handlers<Context>;
  const options = { services: server.services, handlers, keyring, isDevelopment: true };
  const app = createApp(options);
  const headers = { consumer: 'port-clerks' };
  const payload = { language: 'en', timeZone: 'UTC' };
  await app.inject({ method: 'POST', url: '/api/user/userInfo', payload, headers });
  await turn();
  await app.close();
  const next = createApp({ ...options, metricsToken: 'read-me' });
  expect((await next.inject('/usage')).statusCode).toBe(404);
  const { body } = await next.inject({ url: '/usage', headers: { authorization: 'Bearer read-me' } });
  expect(JSON.parse(body)).toMatchObject({
    uses: [of, { consumer: 'port-clerks', field: '' }, { field: 'payload.language' }, { field: 'payload.timeZone' }],
  });
  await next.close();
});
