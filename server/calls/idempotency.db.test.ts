import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countUp } from './rate-limit.ts';
import { type Context, refuse } from './context.ts';
import { openAccount, type TestAccount } from '../testing/open-account.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { fingerprint } from './idempotency.ts';

const minute = 60_000;
let ran = 0;
let next: 'succeed' | 'refuse' | 'keep' | 'mark' | 'throw' = 'succeed';

/** Stands for any change: it writes, and then ends as the test wants it to. */
const change = async (_payload: object, context: Context) => {
  ran += 1;
  await countUp(context.database, 'changes', minute, context.now);
  if (next === 'throw') throw new Error('broken');
  if (next === 'mark') context.leaveMark((outside) => countUp(outside, 'marks', minute, context.now));
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

test('twenty at once with one key are one change and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => modify('at-once')));
  expect(answers).toEqual(answers.map(() => ({ code: 0 })));
  expect(ran).toBe(1);
});

test('without a key every call is a change', async () => {
  await Promise.all([modify(), modify(), modify()]);
  expect(ran).toBe(3);
});

test('a key belongs to its user, its call and its payload', async () => {
  const used = { code: 400, errorMessage: 'Idempotency-Key: was used for another call' };
  await modify('mine');
  expect(await modify('mine', 'Uganda')).toMatchObject(used);
  expect(await server.call('logOut', {}, { token: account.token, idempotencyKey: 'mine' })).toMatchObject(used);
  expect(ran).toBe(1);
  expect(await modify('mine', 'Uganda', await openAccount(server))).toEqual({ code: 0 });
  expect(ran).toBe(2);
});

test('a key may be as long as a header', async () => {
  expect(await modify('k'.repeat(8000))).toEqual({ code: 0 });
});

test('a refusal undoes everything and may be tried again with the same key', async () => {
  next = 'refuse';
  expect((await modify('refused')).code).toBe(400);
  expect(await countOf('changes')).toBe(0);
  next = 'succeed';
  expect(await modify('refused')).toEqual({ code: 0 });
  expect(await countOf('changes')).toBe(1);
});

test('a failure undoes everything and may be tried again with the same key', async () => {
  next = 'throw';
  expect(await modify('thrown')).toMatchObject({
    code: 500,
    message: 'The server is not available at the moment. Please try again later.',
  });
  expect(await countOf('changes')).toBe(0);
  next = 'succeed';
  expect(await modify('thrown')).toEqual({ code: 0 });
});

test('what a refusal is to keep stands, and its key is free again', async () => {
  next = 'keep';
  expect((await modify('kept')).code).toBe(400);
  expect(await countOf('changes')).toBe(1);
  next = 'succeed';
  expect(await modify('kept')).toEqual({ code: 0 });
  expect(await countOf('changes')).toBe(2);
});

test('a mark stands although all else is undone', async () => {
  next = 'mark';
  expect((await modify('marked')).code).toBe(400);
  expect([await countOf('changes'), await countOf('marks')]).toEqual([0, 1]);
});

const secret = Buffer.alloc(32, 7);

test('the order of fields makes no difference, a value does', async () => {
  const one = await fingerprint(secret, { a: 1, b: 'two' });
  expect(await fingerprint(secret, { b: 'two', a: 1 })).toBe(one);
  expect(await fingerprint(secret, { a: 1, b: 'three' })).not.toBe(one);
});

test('files are told apart by what is in them', async () => {
  const file = (text: string) => new File([text], 'proof.png', { type: 'image/png' });
  const one = await fingerprint(secret, { file: file('one') });
  expect(await fingerprint(secret, { file: file('one') })).toBe(one);
  expect(await fingerprint(secret, { file: file('two') })).not.toBe(one);
});

test('without the secret nobody can try payloads out', async () => {
  expect(await fingerprint(Buffer.alloc(32, 8), { a: 1 })).not.toBe(await fingerprint(secret, { a: 1 }));
});
