import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '../../clients/typescript/node.ts';
import { sendForm } from '../../clients/typescript/node-network.ts';
import { requestTimeout } from '#wire/client/with-timeout.ts';

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
