import { createPublicKey, randomBytes, verify } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { PushOutcome } from '#server/platform/services.ts';
import { generateKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';
import { openBrowser, openPushService, type PushService } from './testing/push-service.ts';

const keys = generateKeys();
const message = { payload: '{"title":"Karibu"}', topic: 'order-1', ttl: 3600 };

let service: PushService;
afterEach(() => service.close());

async function sendTo(
  answer: (response: ServerResponse, url: string) => void,
  { host, timeout = 60_000 }: { host?: string; timeout?: number } = {},
) {
  service = await openPushService(answer);
  const outcomes: string[] = [];
  const sender = createPushSender({
    keys,
    contact: 'https://gariport.example',
    timeout,
    send: service.send,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  const browser = openBrowser(host);
  const outcome: PushOutcome = await sender.send(browser, message);
  sender.close();
  return { browser, outcome, outcomes, sender };
}

const answering =
  (status: number, text = '') =>
  (response: ServerResponse) => {
    response.writeHead(status).end(text);
  };

test('A message arrives encrypted for its browser, with its lifetime and topic', async () => {
  const { browser, outcome, outcomes } = await sendTo(answering(201));
  expect(outcome).toEqual({ is: 'sent' });
  expect(outcomes).toEqual(['sent']);
  const [taken, ...others] = service.taken;
  expect(others).toEqual([]);
  expect(taken?.url).toBe(new URL(browser.endpoint).pathname);
  expect(taken?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '3600',
    topic: 'order-1',
    urgency: 'high',
  });
  expect(browser.read(taken?.body ?? Buffer.alloc(0))).toBe(message.payload);
  expect(taken?.body.includes('Karibu')).toBe(false);
});

test('A message is signed with our key for its push service only, and names a contact', async () => {
  await sendTo(answering(201));
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(String(service.taken[0]?.headers.authorization)) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
  expect(said).toMatchObject({ aud: 'https://push.example', sub: 'https://gariport.example' });
  // Push services refuse tokens valid for more than a day.
  expect(said.exp * 1000 - Date.now()).toBeLessThan(24 * 3_600_000);
});

test('All messages have the same length', async () => {
  await sendTo(answering(201));
  const short = service.taken[0]?.body.length;
  await service.close();
  service = await openPushService(answering(201));
  const sender = createPushSender({ keys, contact: 'mailto:a@gariport.example', send: service.send });
  await sender.send(openBrowser(), { ...message, payload: 'x'.repeat(500) });
  sender.close();
  expect(service.taken[0]?.body.length).toBe(short);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'later'],
  [503, 'later'],
] as const)('When the push service answers %d, the message is %s', async (status, is) => {
  const { outcome, outcomes } = await sendTo(answering(status, 'its own words'));
  expect(outcome).toEqual({ is, reason: `The push service answered ${status}: its own words` });
  expect(outcomes).toEqual([is]);
});

test('A redirect is not followed', async () => {
  const { outcome } = await sendTo((response) => {
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  expect(outcome.is).toBe('refused');
  expect(service.taken).toHaveLength(1);
});

test('An endless response of a push service is abandoned', async () => {
  const { outcome } = await sendTo((response) => {
    response.writeHead(500);
    const talk = () => {
      if (!response.destroyed) response.write(randomBytes(1000).toString('hex'), () => setImmediate(talk));
    };
    talk();
  });
  expect(outcome).toMatchObject({ is: 'later', reason: expect.stringMatching(/^.{300,400}$/) });
});

test('A message is retried later if its push service does not respond', async () => {
  const { outcome } = await sendTo(() => undefined, { timeout: 50 });
  expect(outcome).toMatchObject({ is: 'later', reason: expect.stringContaining('aborted') });
});

test('A saved address in our own network is never called', async () => {
  const { outcome } = await sendTo(answering(201), { host: 'localhost' });
  expect(outcome.is).toBe('gone');
  expect(service.taken).toEqual([]);
});

test('A browser with unusable keys is deleted', async () => {
  const { sender } = await sendTo(answering(201));
  const noPoint = Buffer.alloc(65, 4).toString('base64url');
  expect(await sender.send({ ...openBrowser(), p256dh: noPoint }, message)).toMatchObject({ is: 'gone' });
});
