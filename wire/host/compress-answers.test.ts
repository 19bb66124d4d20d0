import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

let app: FastifyInstance;
let address: string;
let slow: PassThrough;
beforeAll(async () => {
  app = fastify();
  compressAnswers(app);
  app.get('/long', (_request, reply) => reply.header('Vary', 'Origin').send({ code: 0, body: 'word '.repeat(1000) }));
  app.get('/longer', () => ({ code: 0, body: 'word '.repeat(100_000) }));
  app.get('/short', () => ({ code: 0 }));
  app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
  app.get('/slow', (_request, reply) => reply.type('application/json').send(slow));
  app.post('/take', ({ body }) => ({ body }));
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['/long', 'gzip, deflate, br, zstd', 'br'],
  ['/long', 'br;q=0, gzip', 'gzip'],
  ['/long', 'gzip;q=0.5', 'gzip'],
  ['/long', 'gzip;q=0, deflate', undefined],
  ['/long', 'identity', undefined],
  ['/longer', 'gzip', 'gzip'],
  ['/longer', 'br', 'br'],
  ['/short', 'gzip', undefined],
] as const)(
  '%s for a client that accepts %s is encoded as %s, and varies by that header',
  async (url, encoding, expected) => {
    const { headers, rawPayload } = await get(url, encoding);
    expect(headers['content-encoding']).toBe(expected);
    expect(headers['vary']).toBe(url === '/long' ? 'Origin, accept-encoding' : 'accept-encoding');
    const opened = expected ? decompress[expected](rawPayload) : rawPayload;
    expect(JSON.parse(opened.toString())).toMatchObject({ code: 0 });
  },
);

test('A picture is not compressed', async () => {
  const { headers, rawPayload } = await get('/picture', 'gzip');
  expect([headers['content-encoding'], headers['vary'], rawPayload.length]).toEqual([undefined, undefined, 5000]);
});

test.each(['br', 'gzip'])(
  'The first part of an answer by %s is sent at once, and not held back for compression',
  async (encoding) => {
    slow = new PassThrough();
    slow.write('first '.repeat(100));
    const { body } = await fetch(`${address}/slow`, { headers: { 'accept-encoding': encoding } });
    const reader = body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^first /);
    slow.end('second');
    let rest = '';
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      rest += new TextDecoder().decode(piece.value);
    }
    expect(rest).toMatch(/second$/);
  },
);

test('A compressed request is not decompressed', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/take',
    headers: { 'content-encoding': 'gzip', 'content-type': 'text/plain' },
    payload: gzipSync('a'.repeat(1000)),
  });
  expect(response.json<{ body: string }>().body.length).toBeLessThan(100);
});
