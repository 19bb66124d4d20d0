import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { codes } from '#generated/codes.ts';
import { operations } from '#generated/operations.ts';
import english from '../../locales/en/codes.json' with { type: 'json' };
import { AnswerUnreadable, type WireAnswer } from '../envelope/envelope.ts';
import { readExamples } from '#server/platform/calls/examples.ts';
import { breakSeal, cutOff, trickle } from './force.ts';
import { createHost } from './host.ts';
import { callPlain } from './testing/callers.ts';
import { sendRaw } from './testing/raw-request.ts';
import { createSession } from './testing/session.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const { listMakes } = operations;
const common = { language: 'en', timeZone: 'Africa/Nairobi' };
const examples = readExamples();
let host: FastifyInstance;
afterEach(() => host?.close());

/** Calls as a developer does, and returns what arrived. */
async function ask(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const { client, envelope } = await createSession();
  const answer = () => ({ code: 0, body: { makeList: [] } });
  host = createHost({
    contract: hostContract,
    answer,
    envelope,
    acceptsPlain: true,
    validateAnswers: true,
    forcing: { examples },
  });
  const { method, path } = listMakes;
  const sealed = await client.seal({ method, path, payload: JSON.stringify(common) });
  const response = await host.inject({
    method,
    url: `/api${path}`,
    headers: { ...sealed.headers, ...headers },
    payload: sealed.form,
    remoteAddress,
  });
  return { response, open: () => sealed.open(response.json<WireAnswer>()) };
}

describe('A forced answer', () => {
  test('is a code with its text, or an example', async () => {
    expect(await (await ask({ 'Force-Code': '431' })).open()).toEqual({ code: 431, message: english[codes[431].name] });
    const { body } = await (await ask({ 'Force-Example': 'success' })).open();
    expect(body).toBe(JSON.stringify(examples.find('listMakes', 'success', 'en')?.body));
  });

  test('is available only on this machine', async () => {
    expect(await (await ask({ 'Force-Code': '431' }, '203.0.113.9')).open()).toMatchObject({ code: 0 });
  });

  test('is cut in half, or cannot be opened', async () => {
    const { response } = await ask({ 'Force-Fault': 'malformed-body' });
    expect(response.body).toMatch(/^\{"code":0,"body":"/);
    expect(() => response.json()).toThrow(SyntaxError);
    await expect((await ask({ 'Force-Fault': 'bad-sign' })).open()).rejects.toThrow(AnswerUnreadable);
    expect(await (await ask({})).open()).toEqual({ code: 0, body: '{"makeList":[]}' });
  });

  test('arrives in small pieces, and complete', async () => {
    const { open } = await ask({ 'Force-Fault': 'slow', 'Force-Delay': '20' });
    expect(await open()).toEqual({ code: 0, body: '{"makeList":[]}' });
  });

  test('is delayed as requested', async () => {
    const started = performance.now();
    await ask({ 'Force-Delay': '60' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  });

  test('has no broken seal if it is not sealed', async () => {
    const { envelope } = await createSession();
    host = createHost({
      contract: hostContract,
      answer: () => ({ code: 0, body: { makeList: [] } }),
      envelope,
      acceptsPlain: true,
      validateAnswers: true,
      forcing: { examples },
    });
    const refused = await callPlain(host, listMakes, common, { headers: { 'Force-Fault': 'bad-sign' } });
    expect(refused.json()).toMatchObject({
      code: 400,
      message: expect.stringContaining('malformed-body, drop, slow.'),
    });
  });

  test('is aborted after its first byte', async () => {
    const { envelope } = await createSession();
    host = createHost({
      contract: hostContract,
      answer: () => ({ code: 0, body: { makeList: [] } }),
      envelope,
      acceptsPlain: true,
      validateAnswers: true,
      forcing: { examples },
    });
    await host.listen({ port: 0, host: '127.0.0.1' });
    const { port } = host.server.address() as AddressInfo;
    const payload = JSON.stringify(common);
    const { socket, closed } = sendRaw(
      port,
      [
        `POST /api${listMakes.path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        'Force-Fault: drop',
        `Content-Length: ${payload.length}`,
      ],
      payload,
    );
    let text = '';
    socket.on('data', (data) => (text += String(data)));
    await closed;
    expect(text).toMatch(
      /^HTTP\/1\.1 200 OK\r\nContent-Type: application\/json; charset=utf-8\r\nContent-Length: 33\r\n/,
    );
    expect(text).toMatch(/\r\n\r\n\{$/);
  });
});

test('half of an odd number of bytes is rounded up', () => {
  expect(cutOff(Buffer.from('12345')).toString()).toBe('123');
  expect(cutOff(Buffer.from('1234')).toString()).toBe('12');
});

test('a broken seal differs only in its last bit', () => {
  const answer = { code: 0, body: Buffer.from([1, 2, 3]).toString('base64'), message: 'kept' };
  expect(breakSeal(answer)).toEqual({ ...answer, body: Buffer.from([1, 2, 2]).toString('base64') });
});

test('slow answers have twenty pieces, or one per byte', async () => {
  for (const [length, pieces] of [
    [200, 20],
    [201, 19],
    [3, 3],
  ] as const) {
    const stream = trickle(Buffer.alloc(length, 'x'), 10);
    const sizes: number[] = [];
    stream.on('data', (piece: Buffer) => sizes.push(piece.length));
    await once(stream, 'end');
    expect(sizes).toHaveLength(pieces);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(length);
  }
});
