import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { type OperationFacts, operations } from '#generated/operations.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import type { Answer, ClientEnvelope } from '#wire/envelope/envelope.ts';
import { OutcomeUnknown } from '../call.ts';
import { multipart } from '../testing/callers.ts';
import { createSession } from '../testing/session.ts';
import { common } from '../testing/test-host.ts';
import { signQuery } from '../receive-file.ts';
import { askUpstream } from './ask-upstream.ts';
import { createProxy, type ProxyOptions } from './create-proxy.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const token = 'gat_4hT9mQzR2vXkL8wNcY6bJp';
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

interface Opened {
  proxy: FastifyInstance;
  base: string;
  client: ClientEnvelope;
  /** What was reported about the backend. */
  lines: string[];
}

async function openProxy(upstream: string, changes: Partial<ProxyOptions> = {}): Promise<Opened> {
  const lines: string[] = [];
  const { keyring } = await createSession();
  const proxy = createProxy({
    contract: hostContract,
    identifyingQueries: { user: operations.getUserInfo, staff: operations.staffMe },
    base: upstream,
    timeout: 60_000,
    report: (line) => lines.push(line),
    keyring,
    suites: ['session'],
    partnerIds: ['gariport-web'],
    replayWindow: createMemoryReplayWindow(),
    isDevelopment: true,
    ...changes,
  });
  open.push(proxy);
  const address = await proxy.listen({ host: '127.0.0.1', port: 0 });
  const { id, publicKey } = keyring.current;
  const client = createSessionClient({ partnerId: 'gariport-web', serverKey: { id, publicKey } });
  return { proxy, base: `${address}/api`, client, lines };
}

async function startBackend(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  open.push({ close: () => closeServer(server) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

function answering(body: string, type = 'application/json', status = 200): RequestListener {
  return (_request, response) => response.writeHead(status, { 'Content-Type': type }).end(body);
}

const defaults = { ...common };

async function callThrough(
  { base, client }: Opened,
  { method, path }: OperationFacts,
  payload: object = defaults,
  options: { token?: string; idempotencyKey?: string } = { token },
): Promise<Answer> {
  const sealed = await client.seal({ method, path, payload: JSON.stringify({ ...defaults, ...payload }), ...options });
  const reply = await fetch(base + path, { method, headers: sealed.headers, body: sealed.form });
  return sealed.open((await reply.json()) as never);
}

describe('The proxy', () => {
  test('sends a sealed call as JSON with its token and key, and seals the answer', async () => {
    const received: object[] = [];
    const backend = await startBackend((request, response) => {
      void text(request).then((body): unknown => {
        const { authorization, 'idempotency-key': key, 'content-type': type, 'request-id': id } = request.headers;
        received.push({ method: request.method, url: request.url, authorization, key, type, hasId: Boolean(id), body });
        response.writeHead(200, { 'Content-Type': 'application/json' });
        return response.end('{"code":0,"body":null,"message":null}');
      });
    });
    const opened = await openProxy(backend);
    const options = { token, idempotencyKey: '0b5c3a52-9a0e' };
    expect(await callThrough(opened, operations.logOut, {}, options)).toEqual({ code: 0 });
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/user/loginOut',
        authorization: `Bearer ${token}`,
        key: '0b5c3a52-9a0e',
        type: 'application/json',
        hasId: true,
        body: JSON.stringify(common),
      },
    ]);
    expect(opened.lines).toEqual([]);
  });

  test('refuses what the contract forbids without asking the backend', async () => {
    let calls = 0;
    const backend = await startBackend((request, response) => {
      calls += 1;
      answering('{"code":0}')(request, response);
    });
    const answer = await callThrough(await openProxy(backend), operations.login, { email: 'nobody', password: 1 });
    expect(answer).toMatchObject({ code: 400, errorMessage: expect.stringContaining('email: ') as string });
    expect(calls).toBe(0);
  });

  test('keeps code and message of a failure, without a body', async () => {
    const body = JSON.stringify({ code: 417, message: 'Wrong', errorMessage: null, body: {} });
    const opened = await openProxy(await startBackend(answering(body)));
    const payload = { email: 'a@b.co', password: 'Mombasa2026' };
    expect(await callThrough(opened, operations.login, payload)).toEqual({ code: 417, message: 'Wrong' });
  });

  test('forwards a file as a file, signed as the document requires', async () => {
    const received: { url: string; body: string }[] = [];
    const backend = await startBackend((request, response) => {
      void text(request).then((body): unknown => {
        received.push({ url: request.url ?? '', body });
        return answering('{"code":0,"body":{"url":"/files/1"}}')(request, response);
      });
    });
    const { base } = await openProxy(backend, { isDevelopment: false });
    const query = { token };
    const { headers, payload } = await multipart({ file: new File(['a picture'], 'pin.jpg', { type: 'image/jpeg' }) });
    const url = `${base}/dealer/clue?${new URLSearchParams({ ...query, sign: signQuery(query) })}`;
    const reply = await fetch(url, { method: 'POST', headers, body: payload });
    expect(await reply.json()).toMatchObject({ code: 0 });
    expect(received).toMatchObject([{ url: `/dealer/clue?token=${token}&sign=${signQuery(query)}` }]);
    expect(received[0]?.body).toContain('a picture');
  });

  test.each([
    ['203.0.113.7', 'a trusted proxy', ['127.0.0.1']],
    ['127.0.0.1', 'anybody else', []],
  ])('forwards the address %s for a caller from 203.0.113.7 through %s', async (told, _through, trustedProxies) => {
    let address: unknown;
    const backend = await startBackend((request, response) => {
      address = request.headers['x-forwarded-for'];
      answering('{"code":500}')(request, response);
    });
    const { base } = await openProxy(backend, { trustedProxies });
    const { path } = operations.getServerTime;
    await fetch(`${base}${path}?timeZone=UTC`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(address).toBe(told);
  });

  test('streams a file of the backend: its start arrives before its end exists', async () => {
    let finish = () => undefined as void;
    const backend = await startBackend((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' });
      response.write('%PDF-1.4');
      finish = () => void response.end(' the end');
    });
    const { base, client } = await openProxy(backend);
    const { method, path } = operations.downloadProforma;
    const sealed = await client.seal({ method, path, payload: JSON.stringify({ ...common, id: '500001' }), token });
    const reply = await fetch(base + path, { method, headers: sealed.headers, body: sealed.form });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const reader = reply.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? '').toString()).toBe('%PDF-1.4');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? '').toString()).toBe(' the end');
  });
});

const faults: [what: string, listener: RequestListener, line: RegExp][] = [
  ['a page', answering('<html>Bad gateway</html>', 'text/html', 502), /HTTP 502 with text\/html, not .*<html>Bad/],
  ['no content type', (_request, response) => response.end('ok'), /HTTP 200 with no content type/],
  ['JSON of another kind', answering('{"detail":"Not Found"}', undefined, 404), /HTTP 404 with JSON that is no answer/],
  ['broken JSON', answering('{"code":0'), /HTTP 200 with JSON that is no answer/],
  ['a list', answering('[]'), /JSON that is no answer/],
  ['a code that is a text', answering('{"code":"0"}'), /JSON that is no answer/],
  [
    'a code that the call has not',
    answering('{"code":603,"message":"x"}'),
    /code 603, which the contract does not list/,
  ],
  ['a body that breaks the contract', answering('{"code":0,"body":{"addresses":1}}'), /listAddresses: .*invalid body/],
  [
    'a redirect',
    (_request, response) => response.writeHead(307, { Location: '/address/list/' }).end(),
    /HTTP 307, a redirect to \/address\/list\//,
  ],
  ['a connection that breaks off', (request) => request.socket.destroy(), /closed the connection/],
];

describe('A backend with faults', () => {
  test.each(faults)(
    'that answers with %s gives the caller code 500, and one line that names the call',
    async (_what, bad, line) => {
      const opened = await openProxy(await startBackend(bad));
      const answer = await callThrough(opened, operations.listAddresses);
      expect(answer).toMatchObject({
        code: 500,
        message: 'The server is not available at the moment. Please try again later.',
      });
      expect(opened.lines).toHaveLength(1);
      expect(opened.lines[0]).toMatch(line);
      expect(opened.lines[0]).toMatch(/^(POST \/address\/list|listAddresses): [^\n]+$/);
    },
  );

  test('at a port that fetch forbids is reported as such', async () => {
    const opened = await openProxy('http://127.0.0.1:6000');
    expect(await callThrough(opened, operations.listAddresses)).toMatchObject({ code: 500 });
    expect(opened.lines).toEqual([expect.stringContaining('a port that browsers refuse')]);
  });

  test('that is slow is reported in one line, and its answer is passed on', async () => {
    const lines: string[] = [];
    let now = 0;
    const ask = askUpstream({
      base: await startBackend(answering('{"code":0,"body":[]}')),
      timeout: 60_000,
      report: (line) => lines.push(line),
      clock: () => (now += 5100),
    });
    const { listAddresses: operation } = operations;
    const call = { operation, payload: common, language: 'en', requestId: '1', remoteAddress: '127.0.0.1' } as const;
    expect(await ask(call)).toEqual({ code: 0, body: [] });
    expect(lines).toEqual(['POST /address/list: the backend took 5.1 s; pages time out after 16 s']);
  });

  test('that is down differs from one that fails: a change gets the code that says nothing was done', async () => {
    const away = await startBackend(() => undefined);
    await Promise.all(open.splice(0).map((backend) => backend.close()));
    const opened = await openProxy(away);
    const answer = await callThrough(opened, operations.closeOrder, { id: '500001' }, { token, idempotencyKey: 'k' });
    expect(answer).toMatchObject({ code: 500 });
    expect(opened.lines).toEqual([
      `POST /order/close: nothing answers at ${away} (ECONNREFUSED): start the backend, or correct --upstream`,
    ]);
  });

  test('that hangs gives a query its code, and a change no answer, because its outcome is unknown', async () => {
    const opened = await openProxy(await startBackend(() => undefined), { timeout: 50 });
    expect(await callThrough(opened, operations.listAddresses)).toMatchObject({ code: 500 });
    const change = callThrough(opened, operations.closeOrder, { id: '500001' }, { token, idempotencyKey: 'k' });
    await expect(change).rejects.toThrow('fetch failed');
    expect(opened.lines).toEqual([
      'POST /address/list: the backend gave no answer within 0.05 s',
      'POST /order/close: the backend gave no answer within 0.05 s; its caller gets no answer, because its outcome is unknown',
    ]);
  });
});

test.each([502, 503, 504])(
  'A gateway that answers a change with HTTP %i leaves its outcome unknown, but an answer of the backend does not',
  async (status) => {
    const lines: string[] = [];
    const { closeOrder: operation } = operations;
    const call = { operation, payload: common, language: 'en', requestId: '1', remoteAddress: '127.0.0.1' } as const;
    const ask = async (body: string, type?: string) => {
      const base = await startBackend(answering(body, type, status));
      return askUpstream({ base, timeout: 60_000, report: (line) => lines.push(line) })(call);
    };
    await expect(ask('<html>Gateway</html>', 'text/html')).rejects.toThrow(OutcomeUnknown);
    await expect(ask(`{"status":${status}}`)).rejects.toThrow(OutcomeUnknown);
    expect(await ask('{"code":500}')).toEqual({ code: 500 });
    expect(lines).toEqual([
      `POST /order/close: the backend answered HTTP ${status} with text/html, not application/json: <html>Gateway</html>; its caller gets no answer, because its outcome is unknown`,
      expect.stringContaining('its outcome is unknown'),
    ]);
  },
);

describe('A large body', () => {
  const picture = `data:image/png;base64,${'A'.repeat(400_000)}`;

  /** Uploads through a proxy whose backend answers this query for one who is known, and all others with 421. */
  async function upload(question: OperationFacts, { method, path }: OperationFacts, fields: object = {}) {
    const paths: string[] = [];
    const backend = await startBackend((request, response) => {
      const { url = '' } = request;
      paths.push(url);
      const isKnown = url === question.path || url === path;
      answering(isKnown ? '{"code":0,"body":{}}' : '{"code":421,"message":"Please log in"}')(request, response);
    });
    const { base, client } = await openProxy(backend, { isDevelopment: false });
    const payload = JSON.stringify({ ...common, ...fields, imgBase64: picture });
    const sealed = await client.seal({ method, path, payload, token, idempotencyKey: 'k' });
    const { status } = await fetch(base + path, { method, headers: sealed.headers, body: sealed.form });
    return { status, paths };
  }

  const { getUserInfo, staffMe, uploadImage, staffAddPhoto } = operations;

  test('is accepted from a user whom the backend knows', async () => {
    const known = await upload(getUserInfo, uploadImage);
    expect(known).toEqual({ status: 200, paths: [getUserInfo.path, uploadImage.path] });
  });

  test('of a staff call is accepted from a staff member whom the backend knows', async () => {
    const known = await upload(staffMe, staffAddPhoto, { id: 'st1' });
    expect(known).toEqual({ status: 200, paths: [staffMe.path, staffAddPhoto.path] });
  });

  test('is refused from everybody else before it is read', async () => {
    const stranger = await upload(staffMe, uploadImage);
    expect(stranger).toEqual({ status: 413, paths: [getUserInfo.path] });
  });
});
