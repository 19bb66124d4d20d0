import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, isDirectCaller } from './caller.ts';
import { sendRaw } from './testing/raw-request.ts';

let app: FastifyInstance;
beforeAll(() => {
  // An address that a proxy reports must not count, even from a trusted proxy.
  app = fastify({ trustProxy: true });
  app.get('/', (request) => isDirectCaller(request));
});
afterAll(() => app.close());

const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/', headers, remoteAddress })).json<boolean>();

test.each(['localhost', 'localhost:4000', 'LOCALHOST', '127.0.0.1:4000', '127.0.0.2', '[::1]:4000', 'site.localhost'])(
  'a developer’s call to %s is direct',
  async (host) => {
    expect(await ask({ host })).toBe(true);
    expect(await ask({ host }, '::1')).toBe(true);
    expect(await ask({ host }, '::ffff:127.0.0.1')).toBe(true);
  },
);

test.each(['gariport.example', 'localhost.gariport.example', '127.0.0.1.nip.example', '10.0.0.1', 'evil'])(
  'a call to the host name %j, pointed at this machine by a page, is not direct',
  async (host) => {
    expect(await ask({ host })).toBe(false);
  },
);

test.each(['203.0.113.9', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1'])(
  'a call from %s is not direct',
  async (address) => {
    expect(await ask({ host: 'localhost' }, address)).toBe(false);
  },
);

test.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'X-Real-IP',
  'Via',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Original-Host',
])('a call from a proxy that sends %s is not direct', async (header) => {
  expect(await ask({ host: 'localhost', [header]: '127.0.0.1' })).toBe(false);
});

test('A call by HTTP 1.0 is not direct, even without proxy headers', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { text } = await sendRaw(port, ['GET / HTTP/1.0', 'Host: 127.0.0.1', 'Connection: close']).answered;
  expect(text).toMatch(/false$/);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
