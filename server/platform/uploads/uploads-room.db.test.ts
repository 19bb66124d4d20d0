import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '#server/delete-expired.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { uploadHandlers } from './handlers.ts';
import { gone, photo, type Sender, senderOn, size, slice, stateIn } from './testing/send-parts.ts';
import { type BegunUpload, beginUpload, hashOf, partsMemory, takeParts } from './uploads-in-parts.ts';

let server: TestServer;
let buyer: Sender;

beforeAll(async () => {
  server = await openTestServer({ handlers: uploadHandlers });
});

afterAll(() => server.close());

describe('Limits of unfinished uploads', () => {
  beforeAll(async () => {
    buyer = senderOn(server, await openAccount(server));
  });

  const announce = (bytes: number) => ({ kind: 'picture', sha256: hashOf(randomBytes(8)), bytes }) as const;

  async function underWay(): Promise<string[]> {
    const { database } = server.services;
    const rows = database.selectFrom('upload_in_parts').select('id').where('account_id', '=', buyer.account.accountId);
    return (await rows.orderBy('touched_at').execute()).map(({ id }) => id);
  }

  async function beginOne(bytes: number): Promise<string> {
    server.advance(1000);
    return stateIn(await buyer.call('beginUpload', announce(bytes))).id;
  }

  test('An account has 12 at a time; the longest idle one is evicted', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await beginOne(size));
    const [first = '', second = ''] = ids;
    server.advance(1000);
    // It is no longer idle.
    await buyer.send(first, randomBytes(size), 1);
    const last = await beginOne(size);
    expect(await underWay()).toEqual([...ids.slice(2), first, last]);
    expect(await buyer.send(second, randomBytes(size), 1)).toEqual(gone);
  });

  test('They have 80 MB in total at most', async () => {
    const large = 13_312 * 1024;
    for (let count = 0; count < 8; count += 1) await beginOne(large);
    expect(await underWay()).toHaveLength(6);
  });

  describe('Across all accounts', () => {
    const room = { ofAccount: 12, bytesOfAccount: 10_000, bytesOfAll: 1000 };
    const begin = (account: TestAccount, bytes: number) =>
      beginUpload(server.services.database, account.accountId, announce(bytes), server.services.clock(), room);

    /** Sends the only part of an upload and returns the refusal, if any. */
    async function send(account: TestAccount, upload: BegunUpload | undefined): Promise<string | undefined> {
      const { database, clock } = server.services;
      const bytes = randomBytes(upload?.bytes ?? 0);
      const part = { id: upload?.id ?? '', first: 1, sha256: hashOf(bytes), bytes };
      const taken = await takeParts(database, account.accountId, part, clock(), room);
      return 'refusal' in taken ? taken.refusal : undefined;
    }

    beforeEach(() => server.services.database.deleteFrom('upload_in_parts').execute());

    test('Announced bytes take no room from other accounts, and arrived bytes do', async () => {
      const [one, other] = [await openAccount(server), await openAccount(server)];
      for (let count = 0; count < 5; count += 1) expect(await begin(one, 1000)).toBeDefined();
      const [first, second] = [await begin(other, 500), await begin(one, 500)];
      expect([await send(other, first), await send(one, second)]).toEqual([undefined, undefined]);
      const third = await begin(await openAccount(server), 1000);
      expect(third).toBeUndefined();
    });

    test('When full, the account that holds most loses its longest idle upload', async () => {
      const [one, other] = [await openAccount(server), await openAccount(server)];
      const ofOne = [await begin(one, 400), await begin(one, 400)];
      for (const upload of ofOne) {
        expect(await send(one, upload)).toBeUndefined();
        server.advance(1000);
      }
      const newcomer = await begin(other, 300);
      expect(await send(other, newcomer)).toBeUndefined();
      const { database } = server.services;
      const left = await database.selectFrom('upload_in_parts').select('id').orderBy('id').execute();
      expect(new Set(left.map(({ id }) => id))).toEqual(new Set([ofOne[1]?.id, newcomer?.id]));
      // Now nobody holds more than this sender would.
      expect(await send(other, await begin(other, 290))).toBeUndefined();
      expect(await begin(other, 50)).toBeUndefined();
    });
  });

  test('An upload without any part for an hour is deleted', async () => {
    const [announced, started] = [await photo(2 * size), await photo(2 * size)];
    const { id } = await buyer.begin(announced);
    const { id: other } = await buyer.begin(started);
    await buyer.send(other, slice(started, 1), 1);
    await buyer.passTime(60 * 60_000);
    await deleteExpired(server.services);
    const left = await underWay();
    expect([left.includes(id), left.includes(other)]).toEqual([false, true]);
  });

  test('Uploads idle for 72 hours are deleted with their parts, and others are not', async () => {
    const [idle, alive] = [await photo(2 * size), await photo(2 * size)];
    const { id } = await buyer.begin(idle);
    await buyer.send(id, slice(idle, 1), 1);
    const { id: other } = await buyer.begin(alive);
    await buyer.passTime(partsMemory - 1000);
    await buyer.send(other, slice(alive, 1), 1);
    await deleteExpired(server.services);
    expect(await buyer.partsIn(id)).toBe(1);
    server.advance(1000);
    await deleteExpired(server.services);
    expect([await buyer.partsIn(id), await buyer.partsIn(other)]).toEqual([0, 1]);
    expect(await buyer.send(id, slice(idle, 2), 2)).toEqual(gone);
    expect(await buyer.call('finishUpload', { id })).toEqual(gone);
    expect((await buyer.begin(idle)).missing).toEqual([1, 2]);
    expect((await buyer.begin(alive)).missing).toEqual([2]);
  });
});
