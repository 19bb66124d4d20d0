import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { accountHandlers } from '../accounts/handlers.ts';
import { knownPicture } from '../accounts/testing/people.ts';
import { commonHandlers } from '../common/handlers.ts';
import { openAccount } from '../testing/open-account.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { uploadHandlers } from '../uploads/handlers.ts';
import type { Call } from '../wire/call.ts';
import { limitCall } from './rate-limit.ts';

const minute = 60_000;
const tooMany = { code: 400, message: 'Too many requests, please try again later' };
let server: TestServer;

beforeAll(async () => {
  const handlers = { ...accountHandlers, ...commonHandlers, ...uploadHandlers };
  server = await openTestServer({ handlers, limits: true });
});
afterAll(() => server.close());

test('who calls too often in a minute is refused until the next, in their language', async () => {
  const draw = () => server.call('generateCaptcha');
  const answers = await Promise.all(Array.from({ length: 40 }, draw));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(30);
  expect(await draw()).toEqual(tooMany);
  expect((await server.call('generateCaptcha', {}, { language: 'cn' })).message).toBe('请求过于频繁，请您稍后再试');
  server.advance(minute);
  expect((await draw()).code).toBe(0);
});

const noPicture = Buffer.from('no picture');
const uploads = [
  ['uploadImage', { imgBase64: noPicture.toString('base64') }],
  ['uploadDealerClue', { file: new File([noPicture], 'pin.jpg') }],
] as const;

test.each(uploads)('%s takes sixty pictures a minute from an account', async (operation, payload) => {
  const { token } = await openAccount(server);
  const upload = () => server.call(operation, payload, { token });
  const answers = await Promise.all(Array.from({ length: 61 }, upload));
  expect(answers.filter(({ message }) => message === tooMany.message)).toHaveLength(1);
  server.advance(minute);
  expect((await upload()).message).not.toBe(tooMany.message);
});

test.each([
  ['login', 20],
  ['register', 10],
  ['findPassword', 10],
  ['resetPassword', 10],
  ['modifyPassword', 10],
  ['generateCaptcha', 30],
  ['submitOrder', 30],
  ['submitInquiry', 20],
  ['uploadImage', 60],
  ['uploadDealerClue', 60],
  ['sendClientLog', 30],
] as const)('%s may be called %i times a minute from one address', async (operation, allowance) => {
  const call = {
    operation: operations[operation],
    remoteAddress: '203.0.113.9',
    language: 'en',
    payload: {},
    requestId: '1',
  } satisfies Call;
  const now = new Date('2026-08-01T08:00:00Z');
  const limit = (at = now) => limitCall(server.services, call, undefined, at);
  for (let count = 0; count < allowance; count += 1) expect(await limit()).toBeUndefined();
  expect(await limit()).toEqual(tooMany);
  expect(await limit(new Date(now.getTime() + minute))).toBeUndefined();
});

test('plain reading is not counted', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.call('listCountries')));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
});

test('nobody is flooded with letters, whether the e-mail has an account or not', async () => {
  const email = 'flooded@example.com';
  const register = () => server.call('register', { email, password: 'Mombasa2026', countryName: 'Kenya' });
  for (let count = 0; count < 5; count += 1) expect((await register()).code).toBe(0);
  expect(await register()).toEqual(tooMany);
  const imgKey = await knownPicture(server);
  expect(await server.call('findPassword', { email, captcha: 'k7Pm', imgKey })).toEqual(tooMany);
  expect(await server.mails()).toHaveLength(5);
  server.advance(60 * minute);
  expect((await register()).code).toBe(0);
});
