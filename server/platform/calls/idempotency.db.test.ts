import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { incrementCount } from './rate-limit.ts';
import { type Context, refuse } from './context.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { hashSecret } from '#server/platform/secrets/ids.ts';
import { fingerprint } from './idempotency.ts';

const minute = 60_000;
let ran = 0;
/** What other nodes would be notified of, as stored at that moment. */
let notified: Promise<number>[] = [];
let next: 'succeed' | 'refuse' | 'keep' | 'throw' = 'succeed';

/** A sample change: it writes, then ends as the test demands. */
const change = async (_payload: object, context: Context) => {
  ran += 1;
  await incrementCount(context.database, 'changes', minute, context.now);
  context.afterwards(() => void notified.push(countOf('changes')));
  if (next === 'throw') throw new Error('broken');
  if (next === 'keep') context.keepWrites();
  return next === 'succeed' ? ({ code: 0 } as const) : refuse(context, 400, 'unknownCountry');
};

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await openTestServer({
    handlers: { modifyCountry: change, logOut: change },
  });
  account = await openAccount(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ran = 0;
  notified = [];
  next = 'succeed';
  await server.services.database.deleteFrom('rate_count').execute();
});

const modify = (idempotencyKey?: string, countryName = 'Kenya', { token } = account) =>
  server.call('modifyCountry', { countryName }, { token, ...(idempotencyKey && { idempotencyKey }) });

async function countOf(key: string): Promise<number> {
  const row = await server.services.database
    .selectFrom('rate_count')
    .select('count')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.count ?? 0;
}

test('Twenty concurrent calls with one key make one change and get one response', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => modify('at-once')));
  expect(answers).toEqual(answers.map(() => ({ code: 0 })));
  expect(ran).toBe(1);
});

test('Others are notified after a change commits, once per key, and never after a rollback', async () => {
  await modify('notified');
  await modify('notified');
  expect(await Promise.all(notified)).toEqual([1]);
  next = 'refuse';
  await modify('refused');
  next = 'throw';
  await modify('broken');
  expect(notified).toHaveLength(1);
});

test('Every call without a key makes a change', async () => {
  await Promise.all([modify(), modify(), modify()]);
  expect(ran).toBe(3);
});

test('A key is scoped to its user, call and payload', async () => {
  const used = { code: 400, errorMessage: 'Idempotency-Key: was used for another call' };
  await modify('mine');
  expect(await modify('mine', 'Uganda')).toMatchObject(used);
  expect(await server.call('logOut', {}, { token: account.token, idempotencyKey: 'mine' })).toMatchObject(used);
  expect(ran).toBe(1);
  expect(await modify('mine', 'Uganda', await openAccount(server))).toEqual({ code: 0 });
  expect(ran).toBe(2);
});

test('A key is still known when its user switches the language or the time zone between tries', async () => {
  const { token } = account;
  const payload = { countryName: 'Kenya' };
  const tries = [{}, { language: 'cn' }, { timeZone: 'Asia/Tokyo' }] as const;
  for (const settings of tries) {
    expect(await server.call('modifyCountry', payload, { token, idempotencyKey: 'switched', ...settings })).toEqual({
      code: 0,
    });
  }
  expect(ran).toBe(1);
});

test('A key stored by an earlier version, whose hash includes the language, is still known', async () => {
  await modify('before the update');
  const payload = { countryName: 'Kenya', language: 'en', timeZone: 'Africa/Nairobi' };
  const { database, secret: own } = server.services;
  await database
    .updateTable('idempotency')
    .set({ payload_hash: await fingerprint(own, payload) })
    .where('key', '=', hashSecret('before the update'))
    .execute();
  expect(await modify('before the update')).toEqual({ code: 0 });
  expect(ran).toBe(1);
});

test('A key may be as long as a header', async () => {
  expect(await modify('k'.repeat(8000))).toEqual({ code: 0 });
});

test('A refused call changes nothing and can be retried with the same key', async () => {
  next = 'refuse';
  expect((await modify('refused')).code).toBe(400);
  expect(await countOf('changes')).toBe(0);
  next = 'succeed';
  expect(await modify('refused')).toEqual({ code: 0 });
  expect(await countOf('changes')).toBe(1);
});

test('A failed call changes nothing and can be retried with the same key', async () => {
  next = 'throw';
  expect(await modify('thrown')).toMatchObject({
    code: 500,
    message: 'The server is not available at the moment. Please try again later.',
  });
  expect(await countOf('changes')).toBe(0);
  next = 'succeed';
  expect(await modify('thrown')).toEqual({ code: 0 });
});

test('commits the marked writes of a refused call, and frees its key', async () => {
  next = 'keep';
  expect((await modify('kept')).code).toBe(400);
  expect(await countOf('changes')).toBe(1);
  next = 'succeed';
  expect(await modify('kept')).toEqual({ code: 0 });
  expect(await countOf('changes')).toBe(2);
});

const secret = Buffer.alloc(32, 7);

test('The order of fields does not change the fingerprint, but a value does', async () => {
  const one = await fingerprint(secret, { a: 1, b: 'two' });
  expect(await fingerprint(secret, { b: 'two', a: 1 })).toBe(one);
  expect(await fingerprint(secret, { a: 1, b: 'three' })).not.toBe(one);
});

test('Files with different content have different fingerprints', async () => {
  const file = (text: string) => new File([text], 'proof.png', { type: 'image/png' });
  const one = await fingerprint(secret, { file: file('one') });
  expect(await fingerprint(secret, { file: file('one') })).toBe(one);
  expect(await fingerprint(secret, { file: file('two') })).not.toBe(one);
});

test('A fingerprint depends on the secret, so that nobody else can brute-force payloads', async () => {
  expect(await fingerprint(Buffer.alloc(32, 8), { a: 1 })).not.toBe(await fingerprint(secret, { a: 1 }));
});
