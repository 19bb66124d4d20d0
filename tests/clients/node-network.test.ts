import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { connect, listMakes, requestMpesaPayment } from '../../clients/typescript/node.ts';
import { sendForm } from '../../clients/typescript/node-network.ts';
import { requestTimeout } from '#wire/client/with-timeout.ts';
import { OutcomeUnknown, type AnswerCall } from '#wire/host/call.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { createTestHost } from '#wire/host/testing/test-host.ts';

afterEach(() => vi.restoreAllMocks());

test('reports the progress of an upload as the server reads it', async () => {
  const server = createServer();
  const arrived = once(server, 'request');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const form = new FormData();
  form.append('carId', '7');
  // More than the buffers of a connection take.
  form.append('file', new Blob([new Uint8Array(8 * 2 ** 20)], { type: 'image/png' }), 'front.png');
  const parts: number[] = [];
  const request = { url: `http://127.0.0.1:${port}/`, headers: { Authorization: 'Bearer 1' }, form };
  const { signal } = new AbortController();
  const sent = sendForm({ ...request, signal, onProgress: (part) => parts.push(part) });
  const [message, response] = (await arrived) as [IncomingMessage, NodeJS.WritableStream];
  await vi.waitFor(() => expect(parts.length).toBeGreaterThan(1));
  expect(parts.at(-1)).toBeLessThan(1);
  const body = await buffer(message);
  response.end('{"code":0}');
  expect(await sent).toEqual({ status: 200, text: '{"code":0}' });
  expect(parts.at(-1)).toBe(1);
  expect(body.toString('latin1', 0, 400)).toMatch(/name="carId"\r\n\r\n7\r\n.*filename="front\.png"/s);
  expect(message.headers).toMatchObject({ authorization: 'Bearer 1', 'content-length': String(body.length) });
  server.close();
});

test('gives an upload up when it is aborted', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const form = new FormData();
  form.append('file', new Blob(['picture']));
  const request = { url: `http://127.0.0.1:${port}/`, headers: {}, form, onProgress: () => {} };
  const attempt = new AbortController();
  const sent = sendForm({ ...request, signal: attempt.signal });
  server.once('request', () => attempt.abort());
  await expect(sent).rejects.toThrow('abort');
  server.close();
});

test('does not wait for ever for a server that never answers', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const limit = vi.spyOn(AbortSignal, 'timeout');
  limit.mockImplementation(() => {
    const attempt = new AbortController();
    server.once('request', () => attempt.abort());
    return attempt.signal;
  });
  const base = `http://127.0.0.1:${port}/api`;
  await expect(connect(base)).rejects.toThrow(`No server answers at ${base}/envelope.json`);
  expect(limit).toHaveBeenCalledWith(requestTimeout);
  server.close();
});

/** A server that breaks the connection of each first call after it was carried out. */
async function connectToBreaking(form: 'sealed' | 'plain') {
  const { discovery, envelope } = await createSession();
  const made: string[] = [];
  const answer: AnswerCall = ({ operation: { id } }) => {
    made.push(id);
    if (id === 'getBaseToken') return { code: 0, body: { accessToken: 'access-token-0001' } };
    if (made.indexOf(id) === made.length - 1) throw new OutcomeUnknown();
    return { code: 0, body: { makeList: [] } };
  };
  const { host } = await createTestHost(answer, { discovery, envelope, validateAnswers: false });
  const base = `${await host.listen({ host: '127.0.0.1', port: 0 })}/api`;
  const arrived: (string | undefined)[] = [];
  host.server.on('request', ({ url }: IncomingMessage) => void arrived.push(url));
  // The visitor's token is fetched first, so the next call reuses its connection.
  const { client, session } = await connect(base, form === 'plain' ? { envelope: 'plain' } : {});
  await session.prepare();
  return { client, made, arrived, close: () => host.close() };
}

test.each(['sealed', 'plain'] as const)('sends a %s change once if its connection breaks', async (form) => {
  const { client, made, arrived, close } = await connectToBreaking(form);
  const body = { id: '500001', phone: '254712345678', amount: 100 };
  const { error } = await requestMpesaPayment({ client, body });
  await close();
  expect(error?.code).toBe('unknown');
  expect(made).toEqual(['getBaseToken', 'requestMpesaPayment']);
  expect(arrived.filter((url) => url === '/api/order/requestMpesaPayment')).toHaveLength(1);
});

test.each(['sealed', 'plain'] as const)('repeats a %s query whose reused connection breaks', async (form) => {
  const { client, made, close } = await connectToBreaking(form);
  const { data } = await listMakes({ client });
  await close();
  expect(data).toEqual({ makeList: [] });
  expect(made).toEqual(['getBaseToken', 'listMakes', 'listMakes']);
});
