import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { AnswerUnreadable, type WireAnswer } from '#wire/envelope/envelope.ts';
import { common, startMock, type TestMock } from './testing/mock.ts';

const { method, path } = operations.listMakes;
let mock: TestMock;

beforeAll(async () => {
  mock = await startMock();
  await mock.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => mock.app.close());

interface Received {
  text: string;
  chunks: number;
  milliseconds: number;
}

/** A minimal client of its own: it returns what arrived on the connection, and when. */
async function fetchRaw(force: Record<string, string>) {
  const sealed = await mock.client.seal({ method, path, payload: JSON.stringify(common) });
  const { port } = mock.app.server.address() as AddressInfo;
  const started = performance.now();
  const received = await new Promise<Received>((resolve, reject) => {
    const url = `http://127.0.0.1:${port}/api${path}`;
    const sent = request(url, { method, agent: false, headers: { ...sealed.headers, ...force } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve({
          text: Buffer.concat(chunks).toString(),
          chunks: chunks.length,
          milliseconds: performance.now() - started,
        }),
      );
    });
    sent.on('error', reject).end(sealed.form);
  });
  return { ...received, open: () => sealed.open(JSON.parse(received.text) as WireAnswer) };
}

test('The fault malformed-body sends half an answer, which is not JSON', async () => {
  const { text } = await fetchRaw({ 'Force-Fault': 'malformed-body' });
  expect(text).toMatch(/^\{"code":0,"body":"/);
  expect(() => void JSON.parse(text)).toThrow(SyntaxError);
});

test('The fault bad-sign sends an answer that cannot be opened', async () => {
  const { text, open } = await fetchRaw({ 'Force-Fault': 'bad-sign' });
  expect(JSON.parse(text)).toMatchObject({ code: 0 });
  await expect(open()).rejects.toThrow(AnswerUnreadable);
});

test('The fault drop closes the connection in the middle of the answer', async () => {
  await expect(fetchRaw({ 'Force-Fault': 'drop' })).rejects.toThrow('aborted');
});

test('The fault slow sends the whole answer in small pieces over the given delay', async () => {
  const { chunks, milliseconds, open } = await fetchRaw({ 'Force-Fault': 'slow', 'Force-Delay': '200' });
  expect(chunks).toBeGreaterThan(5);
  expect(milliseconds).toBeGreaterThanOrEqual(180);
  expect((await open()).code).toBe(0);
});

test('A delay holds back the whole answer', async () => {
  const { milliseconds, open } = await fetchRaw({ 'Force-Delay': '120', 'Force-Code': '431' });
  expect(milliseconds).toBeGreaterThanOrEqual(115);
  expect((await open()).code).toBe(431);
});
