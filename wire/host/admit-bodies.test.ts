import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { AdmitUpload } from './admit-bodies.ts';
import type { AnswerCall } from './call.ts';
import { createHost, type HostOptions } from './host.ts';
import { bodyRules, usualBodyBytes } from './limits.ts';
import { type RawRequest, sendRaw } from './testing/raw-request.ts';
import failures from '../../locales/en/failures.json' with { type: 'json' };
import { createSession } from './testing/session.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const answer = vi.fn<AnswerCall>(() => ({ code: 0 }));
let host: FastifyInstance;
let sent: RawRequest[] = [];

afterEach(async () => {
  for (const { socket } of sent) socket.destroy();
  sent = [];
  await host.close();
  answer.mockClear();
});

async function listen(options: Partial<HostOptions> = {}): Promise<number> {
  const { envelope } = await createSession();
  host = createHost({
    contract: hostContract,
    answer,
    envelope,
    acceptsPlain: false,
    validateAnswers: true,
    ...options,
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
  return (host.server.address() as AddressInfo).port;
}

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const refuseAll: AdmitUpload = async () => ({ code: 421 });

/** Announces a body and sends only its first byte. */
function announce(port: number, path: string, size: number | 'unknown', type = form, more: string[] = []): RawRequest {
  const length = size === 'unknown' ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`;
  const lines = [`POST /api${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, length, ...more];
  const request = sendRaw(port, lines, size === 'unknown' ? '1\r\nj\r\n' : 'j');
  sent.push(request);
  return request;
}

test.each([
  ['a picture by nobody', '/common/uploadByBase64', 20_000_000],
  ['one of unknown length', '/common/uploadByBase64', 'unknown'],
  ['a picture that is larger than any may be', '/common/uploadByBase64', 40_000_000],
  ['anything larger than its call', '/user/login', 270_000],
] as const)('%s is refused before its body has arrived', async (_what, path, size) => {
  const port = await listen({ admitUpload: refuseAll });
  const { status, text } = await announce(port, path, size).answered;
  expect(status).toBe(413);
  expect(text).toContain('"code":400');
});

test('A file from a stranger, whose answer is not sealed, is refused with a code before it has arrived', async () => {
  const port = await listen({ admitUpload: refuseAll });
  const { status, text } = await announce(port, '/dealer/clue?language=jp', 13_000_000, multipart).answered;
  expect(status).toBe(200);
  expect(text).toMatch(/\{"code":421,"message":"[^"]*ログイン/);
});

test('An upload is authorized by the token in its address, or else by the one in its header', async () => {
  const admitUpload = vi.fn<AdmitUpload>(refuseAll);
  const port = await listen({ admitUpload });
  const bearer = ['Authorization: Bearer gat_header'];
  await announce(port, '/dealer/clue?token=gat_address', 300_000, multipart, bearer).answered;
  await announce(port, '/common/uploadByBase64', 300_000, form, bearer).answered;
  expect(admitUpload.mock.calls.map(([upload]) => [upload.operation.id, upload.token, upload.isSealed])).toEqual([
    ['uploadDealerClue', 'gat_address', false],
    ['uploadImage', 'gat_header', true],
  ]);
});

test('small bodies and calls without a body need no authorization', async () => {
  const admitUpload = vi.fn<AdmitUpload>(refuseAll);
  const port = await listen({ admitUpload });
  const largest = announce(port, '/common/uploadByBase64', usualBodyBytes);
  largest.socket.write('x'.repeat(usualBodyBytes - 1));
  expect(await largest.answered).toMatchObject({ status: 400, text: expect.stringMatching(/\{"code":400\}$/) });
  const whole = announce(port, '/user/login', usualBodyBytes);
  whole.socket.write('x'.repeat(usualBodyBytes - 1));
  expect((await whole.answered).status).toBe(400);
  const empty = sendRaw(port, ['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close']);
  sent.push(empty);
  expect((await empty.answered).status).toBe(200);
  expect(admitUpload).not.toHaveBeenCalled();
});

test('an upload is sealed if it is a form, whatever else its type says, and its token has no scheme', async () => {
  const admitUpload = vi.fn<AdmitUpload>(refuseAll);
  const port = await listen({ admitUpload });
  const token = ['Authorization: gat_a Bearer b'];
  await announce(port, '/common/uploadByBase64', 300_000, `${form}; charset=utf-8`, token).answered;
  const headers = ['POST /api/common/uploadByBase64 HTTP/1.1', 'Host: localhost', 'Content-Length: 300000'];
  const untyped = sendRaw(port, headers, 'j');
  sent.push(untyped);
  expect((await untyped.answered).text).toContain('"code":421');
  expect(admitUpload.mock.calls.map(([{ isSealed, token: uploadToken }]) => [isSealed, uploadToken])).toEqual([
    [true, 'gat_a Bearer b'],
    [false, undefined],
  ]);
});

describe('limits of bodies in progress', () => {
  const behindProxy = { server: { trustProxy: true } };
  const from = (port: number, address: string, size: number, path = '/user/login') =>
    announce(port, path, size, form, [`X-Forwarded-For: ${address}`]);

  it('refuse what one caller sends beyond its share, and nothing of other callers', async () => {
    const port = await listen({ ...behindProxy, bodyRules: { ...bodyRules, ofCaller: 140_000 } });
    const unfinished = [1, 2, 3].map(() => from(port, '203.0.113.9', 50_001));
    for (const { socket } of unfinished) socket.write('x'.repeat(49_999));
    const refused = await Promise.race(unfinished.map(({ answered }) => answered));
    expect(refused.status).toBe(503);
    expect(refused.text).toMatch(/retry-after: 5/i);
    expect(refused.text).toContain(JSON.stringify({ code: 400, message: failures.tooManyRequests }));
    const other = from(port, '203.0.113.10', 50_000);
    other.socket.write('x'.repeat(49_999));
    expect((await other.answered).status).toBe(400);
  });

  it('accept a call while many callers announce bodies and send nothing', async () => {
    const port = await listen({ ...behindProxy, bodyRules: { ...bodyRules, ofAll: 500_000 } });
    const reached = vi.fn<() => void>();
    host.server.on('request', reached);
    for (const last of [1, 2, 3, 4, 5, 6, 7, 8, 9]) from(port, `203.0.113.${last}`, usualBodyBytes);
    await expect.poll(() => reached.mock.calls.length).toBe(9);
    const call = from(port, '203.0.113.10', 10_000);
    call.socket.write('x'.repeat(9999));
    expect((await call.answered).status).toBe(400);
  });

  it('close a connection whose body makes no progress', async () => {
    const port = await listen({ bodyRules: { ...bodyRules, idle: 20 } });
    await announce(port, '/user/login', 1000).closed;
    expect(answer).not.toHaveBeenCalled();
  });
});

test('If a body does not arrive, its connection is closed and no failure is logged', async () => {
  const lines: string[] = [];
  const port = await listen({
    bodyRules: { ...bodyRules, timeout: 1, bytesPerSecond: 1e9 },
    server: { logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } },
  });
  await Promise.all([
    announce(port, '/user/login', 1000).closed,
    announce(port, '/common/uploadByBase64', 1_000_000).closed,
    announce(port, '/dealer/clue?sign=d41d8cd98f00b204e9800998ecf8427e', 1_000_000, multipart).closed,
  ]);
  expect(lines).toEqual([]);
  expect(answer).not.toHaveBeenCalled();
});

test('A caller who continues to send a refused body is disconnected, whatever length was announced', async () => {
  const port = await listen({
    admitUpload: refuseAll,
    bodyRules: { ...bodyRules, timeout: 50, bytesPerSecond: 1 },
  });
  const refused = announce(port, '/common/uploadByBase64', 20_000_000);
  expect((await refused.answered).status).toBe(413);
  await refused.closed;
});

test('A request whose headers do not arrive, or that never ends, is answered and closed', async () => {
  await listen();
  const { headersTimeout, requestTimeout, timeout } = host.server;
  expect([headersTimeout, requestTimeout, timeout]).toEqual([20_000, 1_200_000, 60_000]);
  await host.close();
  const port = await listen({
    server: { requestTimeout: 20, http: { headersTimeout: 10, connectionsCheckingInterval: 10 } },
  });
  const unfinished = announce(port, '/user/login', 1000);
  expect((await unfinished.answered).status).toBe(408);
  await unfinished.closed;
});

test('A request with two Host headers is refused', async () => {
  const port = await listen();
  const ask = async (...hosts: string[]) => {
    const request = sendRaw(port, ['GET /healthz HTTP/1.1', ...hosts, 'Connection: close']);
    sent.push(request);
    return (await request.answered).status;
  };
  expect(await ask('Host: localhost')).toBe(200);
  expect(await ask('Host: localhost', 'Host: localhost')).toBe(400);
  expect(await ask('Host: localhost', 'hOST: other.example')).toBe(400);
  expect(await ask('Host: localhost', 'X-Asked-By: host')).toBe(200);
});
