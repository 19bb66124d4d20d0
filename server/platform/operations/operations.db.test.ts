import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { type OperationFacts, operations } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import { accountHandlers } from '#server/marketplace/accounts/handlers.ts';
import { createApp, partnerId } from '#server/app.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { commonHandlers } from '#server/marketplace/places/common-handlers.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import type { WireAnswer } from '#wire/envelope/envelope.ts';
import { loadEnvelope } from '#wire/envelope/load-envelope.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import { describeOffer } from '#wire/envelope/offer-suites.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { createLog } from './log.ts';

const handlers = { ...accountHandlers, ...commonHandlers } as Partial<Handlers<Context>> as Handlers<Context>;
let lines: string[] = [];
let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await openTestServer({ handlers: {}, log: createLog('info', (line) => lines.push(line)) });
  app = await open({});
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  lines = [];
});

async function open(options: { metricsToken?: string; isDevelopment?: boolean; trustedProxies?: string[] }) {
  const { keyring } = await createSession();
  return createApp({ services: server.services, handlers, keyring, isDevelopment: true, ...options });
}

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api${path}`, payload: { language: 'en', timeZone: 'UTC', ...payload }, headers });

test('Every response is counted by call and code, with its duration', async () => {
  await post('/country/countryList', {});
  await post('/country/countryList', {});
  await post('/user/userInfo', {});
  await post('/user/login', { email: 'no e-mail' });
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain('gariport_calls_total{operation="listCountries",code="0"} 2\n');
  expect(body).toContain('gariport_calls_total{operation="getUserInfo",code="421"} 1\n');
  expect(body).toContain('gariport_calls_total{operation="login",code="400"} 1\n');
  expect(body).toContain('gariport_call_duration_seconds_bucket{le="+Inf",operation="listCountries"} 2\n');
  expect(body).toContain('gariport_call_duration_seconds_bucket{le="16",operation="listCountries"} 2\n');
  expect(body).toContain('gariport_call_duration_seconds_count{operation="listCountries"} 2\n');
  for (const name of ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes', 'process_cpu_seconds_total']) {
    expect(body).toMatch(new RegExp(`^${name} [\\d.]+$`, 'm'));
  }
  expect(body.endsWith('\n')).toBe(true);
});

test('A body that is not a call is counted by the reason for its refusal', async () => {
  const refusedFor = async (reason: string) => {
    const { body } = await app.inject('/metrics');
    const sample = body.match(new RegExp(`^gariport_refused_bodies_total\\{reason="${reason}"\\} (\\d+)$`, 'm'));
    return Number(sample?.[1] ?? 0);
  };
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/user/login', headers: { 'content-type': type }, payload });
  expect(await refusedFor('too_large')).toBe(0);
  expect(await refusedFor('unreadable')).toBe(0);
  await send('application/json', JSON.stringify({ email: 'x'.repeat(300_000) }));
  await send('application/x-www-form-urlencoded', 'no=envelope');
  await send('image/png', 'no form');
  await send('application/json', JSON.stringify({ language: 'en', timeZone: 'UTC', email: 'no e-mail' }));
  expect(await refusedFor('too_large')).toBe(1);
  expect(await refusedFor('unreadable')).toBe(2);
});

test('The metrics are well formed for Prometheus: each line is a comment or a sample, and each family appears once', async () => {
  const { body } = await app.inject('/metrics');
  const sample = /^[a-z_\d]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? (?:-?[\d.e+-]+|Nan)$/;
  for (const line of body.trim().split(/\n+/)) expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) / : sample);
  const types = body.match(/^# TYPE \S+/gm) ?? [];
  expect(new Set(types).size).toBe(types.length);
});

test('An unknown path creates no label', async () => {
  await app.inject({ method: 'POST', url: '/api/made/up/path' });
  expect((await app.inject('/metrics')).body).not.toContain('made');
});

test('Only this machine, or the holder of the token if there is one, may read the metrics', async () => {
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  const guarded = await open({ metricsToken: 'scrape-me' });
  const ask = async (authorization?: string) =>
    (await guarded.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) })).statusCode;
  expect([await ask(), await ask('Bearer wrong'), await ask('Bearer scrape-me')]).toEqual([404, 404, 200]);
  await guarded.close();
});

test('Each call leaves one line with request id, call, code and time, and none of its secrets', async () => {
  const token = `gat_${'x'.repeat(43)}`;
  const answer = await post(
    '/user/login',
    { email: 'amina@example.com', password: 'Mombasa2026' },
    { authorization: token },
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    requestId: answer.headers['request-id'],
    operation: 'login',
    code: '430',
    ms: expect.any(Number),
    remoteAddress: '127.0.0.1',
  });
  expect(lines[0]).not.toMatch(/Mombasa2026|gat_|amina/);
});

test('A call is logged with the client address from a trusted proxy, otherwise with the sender’s', async () => {
  const proxied = await open({ trustedProxies: ['10.0.0.0/8'] });
  const from = async (remoteAddress: string) => {
    lines = [];
    await proxied.inject({
      method: 'POST',
      url: '/api/country/countryList',
      remoteAddress,
      payload: { language: 'en', timeZone: 'UTC' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    return (JSON.parse(lines[0] ?? '') as { remoteAddress: string }).remoteAddress;
  };
  expect(await from('10.1.2.3')).toBe('203.0.113.9');
  expect(await from('198.51.100.7')).toBe('198.51.100.7');
  await proxied.close();
});

test('The outbox, plain calls and forced answers exist only in development', async () => {
  const production = await open({ isDevelopment: false });
  expect((await app.inject('/dev/outbox')).statusCode).toBe(200);
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/api/envelope.json']) {
    expect((await production.inject(url)).statusCode).toBe(404);
  }
  const plain = await production.inject({ method: 'POST', url: '/api/country/countryList', payload: {} });
  expect(plain.statusCode).toBe(400);
  await production.close();
});

test.each([
  ['accepts the static suite if it offers it', ['session', 'static'], [200, 0]],
  ['refuses the static suite if it does not offer it', ['session'], [400, 400]],
] as const)('The server %s, and tells what it offers', async (_what, suites, outcome) => {
  const { keyring } = await createSession();
  const offering = createApp({ services: server.services, handlers, keyring, suites, isDevelopment: true });
  const offer = (await offering.inject('/api/envelope.json')).json<EnvelopeOffer>();
  expect(offer.suites.map(({ suite }) => suite)).toEqual(suites);

  const clock = () => server.services.clock().getTime();
  const client = await loadEnvelope({ ...describeOffer(offer.partnerId, ['static'], keyring), clock });
  const { method, path } = operations.getBaseToken;
  const sealed = await client.seal({ method, path, payload: '{"language":"en","timeZone":"UTC"}' });
  const response = await offering.inject({ method, url: `/api${path}`, headers: sealed.headers, payload: sealed.form });
  expect([response.statusCode, response.json<WireAnswer>().code]).toEqual(outcome);
  await offering.close();
});

test('Developer tools are available to direct local callers only', async () => {
  const urls = ['/dev/outbox', '/dev/outbox.json', '/dev/entry-key', '/dev/contact', '/api/envelope.json', '/metrics'];
  const strangers = [
    { remoteAddress: '203.0.113.9' },
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
    { headers: { forwarded: 'for=203.0.113.9' } },
    { headers: { host: 'gariport.example' } },
  ];
  for (const url of urls) {
    expect((await app.inject(url)).statusCode, url).toBe(200);
    for (const stranger of strangers) expect((await app.inject({ url, ...stranger })).statusCode, url).toBe(404);
  }
  const payload = { language: 'en', timeZone: 'UTC' };
  const call = { method: 'POST', url: '/api/country/countryList', payload } as const;
  for (const stranger of strangers) expect((await app.inject({ ...call, ...stranger })).statusCode).toBe(400);
  const forced = { url: '/api/common/serverTime?timeZone=UTC', headers: { 'force-code': '500' } };
  expect((await app.inject(forced)).json()).toMatchObject({ code: 500 });
  const through = { ...forced, headers: { ...forced.headers, via: '1.1 proxy' } };
  expect((await app.inject(through)).json()).toMatchObject({ code: 0 });
});

describe('on a full disk', () => {
  async function openFull(fill: (full: TestServer) => Promise<void>) {
    const full = await openTestServer({ handlers: {}, log: createLog('silent') });
    const { keyring } = await createSession();
    const lone = createApp({ services: full.services, handlers, keyring, isDevelopment: true });
    onTestFinished(async () => {
      await lone.close();
      await full.close();
    });
    await fill(full);
    const offer = describeOffer(partnerId, ['session'], keyring);
    const client = await loadEnvelope({ ...offer, clock: () => full.services.clock().getTime() });
    const call = async ({ method, path }: OperationFacts, payload: object) => {
      const text = JSON.stringify({ language: 'en', timeZone: 'UTC', ...payload });
      const sealed = await client.seal({ method, path, payload: text });
      const sent = await lone.inject({ method, url: `/api${path}`, headers: sealed.headers, payload: sealed.form });
      return sent.json<WireAnswer>().code;
    };
    return { call, ready: async () => (await lone.inject('/readyz')).json<{ ready: boolean; reason?: string }>() };
  }

  it('is not ready if the database refuses writes, and still answers reads', async () => {
    const { call, ready } = await openFull(async ({ services }) => {
      await sql`drop table replay_claim`.execute(services.database);
    });
    expect(await ready()).toEqual({ ready: false, reason: 'The database cannot be written to (42P01).' });
    expect(await call(operations.getBaseToken, {})).toBe(0);
    expect(await call(operations.refreshToken, { refreshToken: 'grt_x' })).toBe(500);
  });

  it('is not ready if uploads cannot be stored', async () => {
    const { ready } = await openFull(async ({ services }) => {
      const noSpace = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      vi.spyOn(services.files, 'probe').mockRejectedValue(noSpace);
    });
    expect(await ready()).toEqual({ ready: false, reason: 'Uploads cannot be stored (ENOSPC).' });
  });
});

test('Without its database the server is not ready, returns 500 with advice, and keeps running', async () => {
  const broken = await openTestServer({ handlers: {}, log: createLog('error', (line) => lines.push(line)) });
  const { keyring } = await createSession();
  const lone = createApp({ services: broken.services, handlers, keyring, isDevelopment: true });
  expect((await lone.inject('/readyz')).json()).toEqual({ ready: true });
  await broken.services.database.destroy();
  const ready = await lone.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { ready: false, reason: expect.stringContaining('The database does not answer') },
  ]);
  expect((await lone.inject('/healthz')).statusCode).toBe(200);
  const answer = await lone.inject({
    method: 'POST',
    url: '/api/user/userInfo',
    payload: { language: 'jp', timeZone: 'UTC' },
    headers: { authorization: `gat_${'x'.repeat(43)}` },
  });
  expect(answer.json()).toMatchObject({ code: 500, errorMessage: expect.stringMatching(/^request /) });
  expect(answer.json<{ message: string }>().message).toMatch(/サーバー/);
  expect(lines.at(-1)).toContain('a handler failed');
  await lone.close();
  await broken.app.close();
});
