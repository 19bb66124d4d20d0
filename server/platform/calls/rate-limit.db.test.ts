import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { accountHandlers } from '#server/marketplace/accounts/handlers.ts';
import { mailboxOf } from '#server/marketplace/accounts/email-limits.ts';
import { knownPicture, openVerified } from '#server/marketplace/accounts/testing/people.ts';
import { commonHandlers } from '#server/marketplace/places/common-handlers.ts';
import { openAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { uploadHandlers } from '#server/platform/uploads/handlers.ts';
import type { Call } from '#wire/host/call.ts';
import { limitCall } from './rate-limit.ts';

const minute = 60_000;
const tooMany = { code: 400, message: 'Too many requests. Try again later.' };
let server: TestServer;

beforeAll(async () => {
  const handlers = { ...accountHandlers, ...commonHandlers, ...uploadHandlers };
  server = await openTestServer({ handlers, limits: true });
});
afterAll(() => server.close());

test('A caller with too many calls in a minute is refused until the next minute, in the language of the call', async () => {
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

test.each(uploads)('%s accepts sixty pictures a minute from an account', async (operation, payload) => {
  const { token } = await openAccount(server);
  const upload = () => server.call(operation, payload, { token });
  const answers = await Promise.all(Array.from({ length: 61 }, upload));
  expect(answers.filter(({ message }) => message === tooMany.message)).toHaveLength(1);
  server.advance(minute);
  expect((await upload()).message).not.toBe(tooMany.message);
});

test.each([
  ['login', 60],
  ['getLoginChallenge', 60],
  ['register', 10],
  ['findPassword', 10],
  ['resetPassword', 10],
  ['modifyPassword', 10],
  ['generateCaptcha', 30],
  ['submitOrder', 30],
  ['submitInquiry', 20],
  ['askQuestion', 20],
  ['uploadImage', 60],
  ['beginUpload', 60],
  ['uploadParts', 600],
  ['finishUpload', 60],
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
  const limit = (at = now) => limitCall(server.services, call, call.remoteAddress, at);
  for (let count = 0; count < allowance; count += 1) expect(await limit()).toBeUndefined();
  expect(await limit()).toEqual({ ...tooMany, reason: 'tooManyRequests' });
  expect(await limit(new Date(now.getTime() + minute))).toBeUndefined();
});

test('Read-only calls are not counted', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.call('listCountries')));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
});

describe('E-mails', () => {
  beforeEach(async () => {
    await server.services.database.deleteFrom('rate_count').execute();
    await server.services.database.deleteFrom('mail').execute();
  });

  const register = (email: string, remoteAddress?: string) =>
    server.call(
      'register',
      { email, password: 'Mombasa2026', countryName: 'Kenya' },
      { ...(remoteAddress && { remoteAddress }) },
    );
  const forget = async (email: string) =>
    server.call('findPassword', { email, captcha: 'k7Pm', imgKey: await knownPicture(server) });

  test('An address gets five e-mails an hour at most, whether or not it has an account', async () => {
    const email = 'flooded@example.com';
    for (let count = 0; count < 5; count += 1) expect((await register(email)).code).toBe(0);
    expect(await register(email)).toEqual(tooMany);
    expect(await server.mails()).toHaveLength(5);
    server.advance(60 * minute);
    expect((await register(email)).code).toBe(0);
  });

  test('A stranger’s registrations do not block the owner’s password reset', async () => {
    const email = 'owner@example.com';
    await openVerified(server, email);
    for (let count = 0; count < 5; count += 1) await register(email);
    expect(await register(email)).toEqual(tooMany);
    for (let count = 0; count < 5; count += 1) expect((await forget(email)).code).toBe(0);
    expect(await forget(email)).toEqual(tooMany);
  });

  test('All addresses of one mailbox share one count, and e-mails go to the address as typed', async () => {
    const written = [
      'j.doe@gmail.com',
      'J.Doe+1@gmail.com',
      'jdoe+2@googlemail.com',
      'jd.oe@gmail.com',
      'jdoe@GMAIL.com',
    ];
    for (const email of written) expect((await register(email)).code, email).toBe(0);
    expect(await register('jdoe+sixth@gmail.com')).toEqual(tooMany);
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual(written);
    expect((await register('johndoe@gmail.com')).code, 'another mailbox').toBe(0);
  });

  test('One network address may request sixty e-mails an hour, to any mailboxes', async () => {
    const answers = [];
    for (let count = 0; count < 61; count += 1) {
      if (count % 10 === 9) server.advance(minute);
      answers.push(await register(`mailbox-${count}@example.com`, '192.0.2.9'));
    }
    expect(answers.slice(0, 60).filter(({ code }) => code !== 0)).toEqual([]);
    expect(answers[60]).toEqual(tooMany);
    expect((await register('mailbox-60@example.com', '192.0.2.10')).code).toBe(0);
  });
});

test.each([
  ['Wanjiku+cars@Example.com', 'wanjiku@example.com'],
  ['w.kamau@example.com', 'w.kamau@example.com'],
  ['w.ka.mau+a+b@googlemail.com', 'wkamau@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
])('E-mails to %s are counted for the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
