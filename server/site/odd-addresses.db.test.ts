import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp, partnerId, serveBesideContract } from '#server/app.ts';
import { demo } from '#demo/demo.ts';
import { handlers } from '#server/handlers.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { describeOffer } from '#wire/envelope/offer-suites.ts';
import { sendRaw } from '#wire/host/testing/raw-request.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { serveSite } from '#server/site/serve-site.ts';

let server: TestServer;
let app: FastifyInstance;
let folder: string;
let port: number;
const lines: string[] = [];

beforeAll(async () => {
  server = await openTestServer({ isStocked: true, log: createLog('warn', (line) => lines.push(line)) });
  folder = await mkdtemp(join(tmpdir(), 'gariport-odd-'));
  await mkdir(join(folder, 'assets'));
  for (const page of ['index.html', 'console.html']) await writeFile(join(folder, page), '<html><body></body></html>');
  const { keyring } = await createSession();
  app = createApp({ services: server.services, handlers, keyring, isDevelopment: true });
  serveBesideContract(app, server.services, { dataDir: folder, demo });
  const envelope = describeOffer(partnerId, ['session'], keyring);
  const { services } = server;
  await serveSite(app, { folder, envelope, publicUrl: services.publicUrl, hasConsole: true, services });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await server.close();
  // Pictures that were asked for last may still be written to the cache.
  await rm(folder, { recursive: true, maxRetries: 10 });
});
beforeEach(() => {
  lines.length = 0;
});

/** Sends a URL verbatim: a library would normalise it or refuse to send it. */
async function statusOf(address: string, method = 'GET'): Promise<number> {
  const request = sendRaw(port, [`${method} ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close']);
  const { status } = await request.answered;
  request.socket.destroy();
  return status;
}

test.each(['//', '///', '/\\', '//[', '/\\\\', '//gariport.example', '//user@host:99999/', '///Kenya'])(
  'The URL %s leads to no page and causes no error',
  async (address) => {
    expect(await statusOf(address)).toBe(404);
    expect(lines).toEqual([]);
  },
);

const places = ['', '/Kenya', '/Kenya/car/detail', '/api', '/api/user/login', '/api/common/serverTime', '/assets'];
const further = ['/pictures', '/pictures/100001', '/files', '/files/uploads', '/chat', '/dev/outbox', '/console'];
const more = ['/metrics', '/staff', '/sitemap.xml', '/robots.txt', '/readyz'];
const odd = [
  '//',
  '/\\',
  '/[',
  '/]',
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/%2f%2f',
  '/%5c',
  '/..',
  '/../..//',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/;a=b',
  '/*',
  '/:id',
  '/{}',
  '/?',
  '?',
  '?=',
  '?&&&',
  '?id=%',
  '?id=%00',
  '?id[]=1&id[]=2',
  '?tab=99999999999999999999',
  '?__proto__=1&constructor=2',
  '/\u00e9'.replace('\u00e9', '\u00c3\u00a9'),
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(3000)}`,
  `?${'a=1&'.repeat(2000)}`,
];

test('No malformed URL causes a server error', async () => {
  const failed: string[] = [];
  for (const place of [...places, ...further, ...more]) {
    for (const address of odd.map((end) => `${place}${end}`).filter((one) => one.startsWith('/'))) {
      const status = await statusOf(address);
      if (!(status >= 200 && status < 500)) failed.push(`${status} ${address.slice(0, 60)}`);
    }
  }
  expect(failed).toEqual([]);
  expect(lines).toEqual([]);
});

test('A URL with a host, or another method, causes no server error either', async () => {
  const asked = ['http://gariport.example//', 'http://[', 'https:///', '*', '/*'].flatMap((address) =>
    ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'TRACE'].map((method) => ({ address, method })),
  );
  for (const { address, method } of asked) {
    const status = await statusOf(address, method);
    expect(status, `${method} ${address}`).toBeGreaterThanOrEqual(200);
    expect(status, `${method} ${address}`).toBeLessThan(500);
  }
  expect(lines).toEqual([]);
});
