import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { AnswerCall } from './call.ts';
import { createHost } from './host.ts';
import { signQuery } from './receive-file.ts';
import { multipart } from './testing/callers.ts';
import { createSession } from './testing/session.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const answer = vi.fn<AnswerCall>(() => ({ code: 0, body: { Status: 100, url: '/pictures/uploads/pin.jpg' } }));
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'pin.jpg', { type: 'image/jpeg' });
const token = 'gat_4hT9mQzR2vXkL8wNcY6bJp';
let host: FastifyInstance;

beforeAll(async () => {
  const { envelope } = await createSession();
  host = createHost({ contract: hostContract, answer, envelope, acceptsPlain: false, validateAnswers: true });
});

beforeEach(() => answer.mockClear());

async function upload(path: string, query: Record<string, string>, fields: Record<string, string | Blob>) {
  return host.inject({ method: 'POST', url: `/api${path}`, query, ...(await multipart(fields)) });
}

const signed = (query: Record<string, string>) => ({ ...query, sign: signQuery(query) });

test('The sign is the MD5 of the other parameters sorted by name', () => {
  expect(signQuery({ token, sign: 'ignored' })).toBe('72aac851fd0b7f0abf8952f09ef97109');
});

test('A file reaches its handler, with the token of the query', async () => {
  const response = await upload('/dealer/clue', signed({ token }), { file: picture });
  expect(response.json()).toMatchObject({ code: 0 });
  const call = answer.mock.calls[0]?.[0];
  expect(call?.token).toBe(token);
  const file = call?.payload['file'];
  expect(file).toBeInstanceOf(File);
  expect(file).toMatchObject({ name: 'pin.jpg', size: 3, type: 'image/jpeg' });
});

test('A file posted to a call that is normally sealed becomes its Base64 field, and digits become numbers', async () => {
  const response = await upload('/common/uploadByBase64', signed({}), { file: picture, id: '500001', status: '0' });
  expect(response.json()).toMatchObject({ code: 0 });
  expect(answer.mock.calls[0]?.[0].payload).toMatchObject({ imgBase64: '/9j/', id: '500001', status: 0 });
});

test('A wrong sign is refused like a wrong envelope', async () => {
  const response = await upload('/dealer/clue', { token, sign: signQuery({}) }, { file: picture });
  expect([response.statusCode, response.body]).toEqual([400, '{"code":400}']);
  expect(answer).not.toHaveBeenCalled();
});

test('A call without a file refuses one', async () => {
  const response = await upload('/user/login', signed({}), { file: picture });
  expect([response.statusCode, response.body]).toEqual([400, '{"code":400}']);
});

test.each([
  ['no file', {}],
  ['an empty file', { file: new File([], 'empty.jpg') }],
])("A-227 %s is refused with 'The file is empty'", async (_what, fields) => {
  const response = await upload('/dealer/clue', signed({ token }), { ...fields, other: 'x' });
  expect(response.json()).toEqual({ code: 400, message: 'The file is empty', reason: 'imageEmpty' });
});

test('a file over 13312 KB is refused in the language of the query', async () => {
  const large = new File([new Uint8Array(13_312 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });
  const response = await upload('/dealer/clue', signed({ token, language: 'cn' }), { file: large });
  expect(response.json()).toMatchObject({ code: 400, message: '图片超过 13 MB' });
});

test('a file posted to a call that is normally sealed is answered in the language of its query', async () => {
  const query = { language: 'jp', timeZone: 'Asia/Tokyo', other: 'x' };
  await upload('/common/uploadByBase64', signed(query), { file: picture, id: '500001', status: '0' });
  expect(answer.mock.calls[0]?.[0]).toMatchObject({
    language: 'ja',
    payload: { language: 'jp', timeZone: 'Asia/Tokyo' },
  });
  expect(answer.mock.calls[0]?.[0].payload).not.toHaveProperty('other');
});

test('the signed parameters are joined by ampersands', () => {
  expect(signQuery({ b: '2', a: '1' })).toBe(createHash('md5').update('a=1&b=2').digest('hex'));
});

test('a file under a wrong name is ignored', async () => {
  const response = await upload('/dealer/clue', signed({ token }), { picture });
  expect(response.json()).toEqual({ code: 400, message: 'The file is empty', reason: 'imageEmpty' });
});

test('more fields than any call has are refused before they are stored', async () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`field${index}`, 'x']));
  const response = await upload('/dealer/clue', signed({ token }), { ...many, file: picture });
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ code: 400, errorMessage: 'The request is too large.' });
});

test('a field that the call does not have is refused', async () => {
  const response = await upload('/dealer/clue', signed({ token }), { file: picture, colour: 'red' });
  expect(response.json()).toMatchObject({ code: 400, message: 'colour is not a field of this call' });
});
