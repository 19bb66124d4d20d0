import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { createApp } from '#server/app.ts';
import { handlers } from '#server/handlers.ts';
import { takeTurn } from '#server/platform/jobs/start-jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { callAsVisitor } from '#server/site/rendering/call-as-visitor.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { identify } from '#server/identify.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { withoutValues } from '#server/platform/database/trace-driver.ts';
import { openTracer } from './export-spans.ts';
import { createLog, silentLog } from './log.ts';
import { inSpan, type Tracer } from '#server/platform/tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}

interface SentBody {
  resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector that stores what it gets and answers as `answer` says. */
let collector: Server;
let endpoint: string;
let bodies: SentBody[];
let answer: (path: string | undefined) => { status: number; headers?: Record<string, string> } | undefined;
const spansOf = () =>
  bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const counted = { sent: 0, lost: 0 };
const count = (outcome: 'sent' | 'lost', by: number) => void (counted[outcome] += by);

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => void (text += part.toString()));
    request.on('end', () => {
      const given = answer(request.url);
      if (!given) return;
      if (given.status === 200) bodies.push(JSON.parse(text) as SentBody);
      response.writeHead(given.status, given.headers).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
beforeEach(() => {
  bodies = [];
  Object.assign(counted, { sent: 0, lost: 0 });
  answer = (path) => ({ status: path === '/v1/traces' ? 200 : 404 });
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const settings = (ratio = 1) => ({ endpoint, headers: {}, serviceName: 'gariport', ratio });
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

describe('a traced node', () => {
  let server: TestServer;
  let services: Services;
  let tracer: Tracer;
  let lines: string[] = [];

  beforeAll(async () => {
    server = await openTestServer({ isStocked: true });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    lines = [];
    tracer = openTracer(settings(), { log: silentLog, count });
    services = { ...server.services, tracer, log: createLog('info', (line) => lines.push(line)) };
  });

  async function call(path: string, payload: object, headers: Record<string, string> = {}) {
    const { keyring } = await createSession();
    const app = createApp({ services, handlers, keyring, isDevelopment: true });
    const response = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: { language: 'en', timeZone: 'UTC', ...payload },
      headers,
    });
    await app.close();
    await tracer.close();
    return response;
  }

  it('continues the trace of a caller, with the statements below the call and the id in the log', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, consumer: 'port-clerks' };
    await call(operations.getVehicleDetail.path, { carSourceId: '100001' }, headers);
    const spans = spansOf();
    const root = spans.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
    expect(root).toMatchObject({ traceId, name: 'getVehicleDetail', kind: 2 });
    expect(root && attributesOf(root)).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'gariport.operation': 'getVehicleDetail',
      'gariport.code': '0',
      'gariport.consumer': 'port-clerks',
    });
    const statements = spans.filter(({ kind }) => kind === 3);
    expect(statements.length).toBeGreaterThan(0);
    for (const one of statements) {
      expect(one).toMatchObject({ traceId, parentSpanId: root?.spanId });
      expect(BigInt(one.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(root?.startTimeUnixNano ?? 0));
      expect(BigInt(one.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(root?.endTimeUnixNano ?? 0));
    }
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ message: 'a call was answered', traceId });
    expect(
      attributesOf({ ...(root as SentSpan), attributes: bodies[0]?.resourceSpans[0]?.resource.attributes ?? [] }),
    ).toMatchObject({ 'service.name': 'gariport' });
  });

  it('shows the transaction of a change, and nothing that the caller sent', async () => {
    const email = 'wanjiku.kamau@example.com';
    await call('/user/login', { email, password: demoPassword });
    const spans = spansOf();
    const transaction = spans.find(({ name }) => name === 'transaction');
    expect(transaction && attributesOf(transaction)).toMatchObject({ 'gariport.outcome': 'commit' });
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
    expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert']));
    expect(JSON.stringify(bodies)).not.toMatch(/wanjiku|example\.com|Mombasa|127\.0\.0\.1|gat_/i);
  });

  it('marks a statement that fails with its code and without its message', async () => {
    await inSpan('test', { tracer }, async () =>
      sql`select ${'secret'}::text::integer`.execute(server.services.database),
    ).catch(() => undefined);
    await tracer.close();
    const statement = spansOf().find(({ kind }) => kind === 3);
    expect(statement?.status).toEqual({ code: 2 });
    expect(statement && attributesOf(statement)).toMatchObject({ 'db.response.status_code': '22P02' });
    expect(JSON.stringify(bodies)).not.toContain('secret');
  });

  it('traces jobs, and the calls of a rendered page below it', async () => {
    const job = { name: 'count', interval: 5, run: ({ database }: Services) => sql`select 1`.execute(database) };
    await takeTurn(services, job, 'one');
    const calls = { answer: createDispatcher(services, handlers, identify), validateAnswers: true, log: silentLog };
    await inSpan('render page', { tracer }, () => callAsVisitor(calls, 'en', 'listCountries', {}));
    await tracer.close();
    const spans = spansOf();
    const named = (name: string) => spans.find((one) => one.name === name);
    expect(spans.find(({ parentSpanId }) => parentSpanId === named('job count')?.spanId)?.name).toBe('select');
    expect(named('call listCountries')?.parentSpanId).toBe(named('render page')?.spanId);
  });

  it('records only its part of the traces, and none that the caller does not record, but logs their ids', async () => {
    await tracer.close();
    tracer = openTracer(settings(0), { log: silentLog, count });
    services = { ...services, tracer };
    await call('/country/countryList', {});
    tracer = openTracer(settings(1), { log: silentLog, count });
    services = { ...services, tracer };
    await call('/country/countryList', {}, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` });
    expect(bodies).toEqual([]);
    expect(lines.map((line) => (JSON.parse(line) as { traceId: string }).traceId)).toEqual([
      expect.stringMatching(/^[\da-f]{32}$/),
      'a'.repeat(32),
    ]);
  });

  it.each([
    '',
    '00-0-0-01',
    `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
    `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    'x'.repeat(9000),
  ])('begins a trace of its own for an invalid traceparent %#', async (traceparent) => {
    expect((await call('/country/countryList', {}, { traceparent })).statusCode).toBe(200);
    const root = spansOf().find(({ kind }) => kind === 2);
    expect(root?.parentSpanId).toBeUndefined();
  });
});

describe('A collector', () => {
  afterEach(() => vi.useRealTimers());

  async function end(times: number, tracer: Tracer): Promise<void> {
    for (let time = 0; time < times; time += 1) tracer.begin('call', 'server').end();
  }

  it('that is away or answers 429 gets nothing until its time is over, and the loss is counted and logged once', async () => {
    let now = 0;
    let asked = 0;
    answer = () => {
      asked += 1;
      return { status: 429, headers: { 'Retry-After': '30' } };
    };
    const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
    const tracer = openTracer(settings(), { log, count, now: () => now });
    await end(512, tracer);
    await vi.waitFor(() => expect(counted.lost).toBe(512));
    await end(512, tracer);
    now = 29_000;
    await end(512, tracer);
    expect([asked, counted.lost]).toEqual([1, 512]);
    now = 31_000;
    answer = () => ({ status: 200 });
    await tracer.close();
    expect([asked, counted]).toEqual([1, { sent: 1024, lost: 512 }]);
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  });

  it('that hangs delays nothing: a full queue drops spans, and is never longer', async () => {
    answer = () => undefined;
    const aborted = new AbortController();
    const send: typeof fetch = (url, request) => fetch(url, { ...request, signal: aborted.signal });
    const tracer = openTracer(settings(), { log: silentLog, count, send });
    await end(512, tracer);
    await vi.waitFor(() => expect(counted.lost).toBe(0));
    await new Promise((resolve) => void setImmediate(resolve));
    const begun = performance.now();
    await end(20_000, tracer);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(counted.lost).toBe(20_000 - 4096);
    aborted.abort();
    await tracer.close();
    expect(counted).toEqual({ sent: 0, lost: 20_512 });
  });
});

it('Statements are shown without values', () => {
  expect(withoutValues(`select "a1", b2 from t where x = $1 and y = 'it''s' and z > 12.5\n  limit 3`)).toBe(
    'select "a1", b2 from t where x = $1 and y = ? and z > ? limit ?',
  );
});
