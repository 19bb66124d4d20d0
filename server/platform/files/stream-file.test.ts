import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RawRequest, sendRaw } from '#wire/host/testing/raw-request.ts';
import { createFileStreams } from './stream-file.ts';

const piece = Buffer.alloc(64 * 1024);
const size = 2048 * piece.length;

/** Serves a file of 128 MB and counts the bytes read from disk. */
async function serveLargeFile(most: number) {
  let read = 0;
  const open = async () => ({
    size,
    stream: new Readable({
      read() {
        read += piece.length;
        this.push(read > size ? null : piece);
      },
    }),
  });
  const app = fastify();
  const streams = createFileStreams({ open }, most);
  app.get('/video', async (request, reply) => {
    const file = await streams.open(request, reply, { path: '/video' });
    return file === 'answered' || !file ? reply : reply.header('Content-Length', file.size).send(file.stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sent: RawRequest[] = [];
  onTestFinished(async () => {
    for (const { socket } of sent) socket.destroy();
    await app.close();
  });
  const ask = () => {
    const request = sendRaw((app.server.address() as AddressInfo).port, ['GET /video HTTP/1.1', 'Host: localhost']);
    // Reads the beginning and then stalls.
    request.socket.once('data', () => request.socket.pause());
    sent.push(request);
    return request;
  };
  return { ask, bytesRead: () => read };
}

describe('streamed files', () => {
  it('read no more from disk than their reader can take', async () => {
    const { ask, bytesRead } = await serveLargeFile(1);
    const { status } = await ask().answered;
    expect(status).toBe(200);
    expect(bytesRead()).toBeLessThan(size / 4);
  });

  it('are refused to an address that reads too many at once, until one of them ends', async () => {
    const { ask } = await serveLargeFile(2);
    const [first] = [ask(), ask()];
    await first?.answered;
    const refused = await ask().answered;
    expect([refused.status, /retry-after: 5/i.test(refused.text)]).toEqual([429, true]);
    first?.socket.destroy();
    await expect.poll(async () => (await ask().answered).status).toBe(200);
  });
});
