import { PassThrough } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

let app: FastifyInstance;
const slow = new PassThrough();
beforeAll(() => {
  app = fastify();
  compressAnswers(app);
  app.get('/long', (_request, reply) => reply.header('Vary', 'Origin').send({ code: 0, body: 'word '.repeat(1000) }));
  app.get('/longer', () => ({ code: 0, body: 'word '.repeat(100_000) }));
  app.get('/short', () => ({ code: 0 }));
  app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
  app.get('/slow', (_request, reply) => reply.type('application/json').send(slow));
  app.post('/take', ({ body }) => ({ body }));
});
afterAll(() => app.close());

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['/long', 'br, gzip', 'gzip'],
  ['/long', 'gzip;q=0.5', 'gzip'],
  ['/long', 'gzip;q=0, br', undefined],
  ['/long', 'identity', undefined],
  ['/longer', 'gzip', 'gzip'],
  ['/short', 'gzip', undefined],
])('%s for whoever takes %s comes encoded as %s, and says that it depends on them', async (url, encoding, expected) => {
  const { headers, rawPayload } = await get(url, encoding);
  expect(headers['content-encoding']).toBe(expected);
  expect(headers['vary']).toBe(url === '/long' ? 'Origin, accept-encoding' : 'accept-encoding');
  expect(JSON.parse((expected ? gunzipSync(rawPayload) : rawPayload).toString())).toMatchObject({ code: 0 });
});

test('A picture is not compressed', async () => {
  const { headers, rawPayload } = await get('/picture', 'gzip');
  expect([headers['content-encoding'], headers['vary'], rawPayload.length]).toEqual([undefined, undefined, 5000]);
});

test('The written part of an answer is sent at once, and not kept back until there is more to compress', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  slow.write('first '.repeat(100));
  const { body } = await fetch(`${address}/slow`, { headers: { 'accept-encoding': 'gzip' } });
  const reader = body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toMatch(/^first /);
  slow.end('second');
  let rest = '';
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    rest += new TextDecoder().decode(piece.value);
  }
  expect(rest).toMatch(/second$/);
});

test('A compressed request is not unpacked', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/take',
    headers: { 'content-encoding': 'gzip', 'content-type': 'text/plain' },
    payload: gzipSync('a'.repeat(1000)),
  });
  expect(response.json<{ body: string }>().body.length).toBeLessThan(100);
});
