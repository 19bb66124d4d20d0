import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Captcha } from '#generated/client/types.gen.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { accountHandlers } from './handlers.ts';
import { knownPicture, openVerified, payForLogin, proofOf } from './testing/people.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: accountHandlers, limits: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom('rate_count').execute();
});

const draw = async () => (await server.call('generateCaptcha')).body as Captcha;

async function prove({ imgKey, challenge }: Captcha): Promise<{ imgKey: string; captcha: string }> {
  if (!challenge) throw new Error('No challenge came with the picture.');
  return { imgKey, captcha: await proofOf(challenge) };
}

const sent = { code: 0, body: { successFlag: 1 } };
const incorrect = { code: 400, message: 'The image code is not correct' };
const tooMany = { code: 400, message: 'Too many requests. Try again later.' };

test('A-254 A code is sent as pixels only, and every picture is different', async () => {
  const [one, other] = [await draw(), await draw()];
  expect(one.imgBase64).not.toBe(other.imgBase64);
  const bytes = Buffer.from(one.imgBase64.replace(/^data:image\/png;base64,/, ''), 'base64');
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 220, height: 72 });
  const chunks = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    chunks.push(bytes.toString('latin1', at + 4, at + 8));
  }
  // No chunk carries text or the origin of the picture.
  expect(new Set(chunks).difference(new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'pHYs', 'tRNS', 'sBIT', 'bKGD']))).toEqual(
    new Set(),
  );
});

test('A visitor may do the proof of work instead of reading the picture', async () => {
  await openVerified(server, 'prover@example.com');
  const proof = await prove(await draw());
  expect(await server.call('findPassword', { email: 'prover@example.com', ...proof })).toEqual(sent);
  expect((await server.mails()).at(-1)).toMatchObject({ subject: 'Choose a new password for GariPort' });
  expect(await server.call('findPassword', { email: 'prover@example.com', ...proof }), 'once').toEqual(incorrect);
});

test('No e-mail is sent for work that is forged, late, or bound to a login or another picture', async () => {
  const ask = (answer: object) => server.call('findPassword', { email: 'forger@example.com', ...answer });
  const [one, other] = [await prove(await draw()), await prove(await draw())];
  expect(await ask({ imgKey: one.imgKey, captcha: other.captcha }), 'another picture').toEqual(incorrect);
  expect(await ask(await payForLogin(server, 'forger@example.com')), 'a login').toEqual(incorrect);
  expect(await ask({ imgKey: (await draw()).imgKey, captcha: 'A'.repeat(2000) }), 'made up').toEqual(incorrect);
  const late = await prove(await draw());
  server.advance(5 * 60_000);
  expect(await ask(late), 'late').toEqual(incorrect);
});

test('One address may type ten codes an hour, right or wrong, and may still do proof of work afterwards', async () => {
  const ask = (answer: object) => server.call('findPassword', { email: 'typist@example.com', ...answer });
  for (let count = 0; count < 10; count += 1) {
    if (count === 5) server.advance(60_000);
    expect(await ask({ imgKey: await knownPicture(server), captcha: 'wrong' })).toEqual(incorrect);
  }
  server.advance(60_000);
  expect(await ask({ imgKey: await knownPicture(server), captcha: 'k7Pm' })).toEqual(tooMany);
  expect(await ask(await prove(await draw()))).toEqual(sent);
  server.advance(60 * 60_000);
  expect(await ask({ imgKey: await knownPicture(server), captcha: 'k7Pm' })).toEqual(sent);
});

test('A picture is valid for one try, even if that try is refused', async () => {
  await openVerified(server, 'captcha@example.com');
  const imgKey = await knownPicture(server);
  const payload = { email: 'captcha@example.com', imgKey };
  const wrong = await server.call('findPassword', { ...payload, captcha: 'wrong' });
  expect(wrong).toEqual({ code: 400, message: 'The image code is not correct' });
  expect(await server.call('findPassword', { ...payload, captcha: 'k7Pm' })).toEqual(wrong);
});

test('When a hundred answers to one picture come at once, at most one is accepted', async () => {
  const imgKey = await knownPicture(server);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      server.call(
        'findPassword',
        { email: 'storm@example.com', imgKey, captcha: 'k7Pm' },
        { remoteAddress: `203.0.113.${index}` },
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.filter(({ message }) => message === incorrect.message)).toHaveLength(99);
});

test('A picture is valid for five minutes', async () => {
  const imgKey = await knownPicture(server);
  server.advance(5 * 60_000);
  const answer = await server.call('findPassword', { email: 'slow@example.com', imgKey, captcha: 'k7Pm' });
  expect(answer.code).toBe(400);
});

test('A visitor who leaves the code empty gets code 17', async () => {
  const imgKey = await knownPicture(server);
  expect(await server.call('findPassword', { email: 'blank@example.com', imgKey, captcha: '  ' })).toEqual({
    code: 17,
    message: 'Please enter the image code',
  });
});
