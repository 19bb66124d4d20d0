import { afterAll, beforeAll, expect, test } from 'vitest';
import { countIn } from '#server/platform/calls/rate-limit.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { orderHandlers } from '../handlers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ handlers: orderHandlers, limits: true });
});
afterAll(() => server.close());

const hour = 3_600_000;
const wrong = { code: '00000-00000' };
const from = (remoteAddress: string) => server.call('checkPayment', wrong, { remoteAddress });
const counted = (address: string) =>
  countIn(server.services.database, `wrong-payment-code:${address}`, hour, server.services.clock());

test('Wrong codes are counted by address, and after sixty in an hour it gets no answers at all', async () => {
  const { database, clock } = server.services;
  expect(await from('203.0.113.7')).toMatchObject({
    code: 400,
    message: expect.stringMatching(/^This is not one of our codes/),
  });
  expect(await counted('203.0.113.7')).toBe(1);
  await database.updateTable('rate_count').set({ count: 60 }).where('key', 'like', 'wrong-payment-code:%').execute();
  const refused = await from('203.0.113.7');
  expect(refused.code).toBe(400);
  expect(refused.message).not.toMatch(/code/);
  expect(await counted('203.0.113.7'), 'which does not count').toBe(60);
  expect((await from('203.0.113.8')).message, 'another address').toMatch(/^This is not one of our codes/);
  server.advance(hour - (clock().getTime() % hour));
  expect((await from('203.0.113.7')).message, 'an hour later').toMatch(/^This is not one of our codes/);
});

test('An address may check thirty times a minute, by code or QR code', async () => {
  const { database } = server.services;
  await server.call('checkPayment', { signed: '1' }, { remoteAddress: '203.0.113.9' });
  await database.updateTable('rate_count').set({ count: 30 }).where('key', '=', 'checkPayment:203.0.113.9').execute();
  expect((await from('203.0.113.9')).message).not.toMatch(/code/);
});
