import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetStale } from '../jobs/forget-stale.ts';
import { openAccount } from '../testing/open-account.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { uploadHandlers } from './handlers.ts';
import { gone, photo, type Sender, senderOn, size, slice, stateIn } from './testing/send-parts.ts';
import { beginUpload, hashOf, partsMemory } from './uploads-in-parts.ts';

let server: TestServer;
let buyer: Sender;

beforeAll(async () => {
  server = await openTestServer({ handlers: uploadHandlers });
});

afterAll(() => server.close());

describe('Room for uploads under way', () => {
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

  test('An account has 12 at a time; the one that was idle longest makes room', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await beginOne(size));
    const [first = '', second = ''] = ids;
    server.advance(1000);
    // It is not idle any more.
    await buyer.send(first, randomBytes(size), 1);
    const last = await beginOne(size);
    expect(await underWay()).toEqual([...ids.slice(2), first, last]);
    expect(await buyer.send(second, randomBytes(size), 1)).toEqual(gone);
  });

  test('They are of 80 MB together at most', async () => {
    const large = 13_312 * 1024;
    for (let count = 0; count < 8; count += 1) await beginOne(large);
    expect(await underWay()).toHaveLength(6);
  });

  test('Where those of all accounts together fill their room, none is begun until some are done', async () => {
    const { database, clock } = server.services;
    const room = { ofAccount: 12, bytesOfAccount: 1000, bytesOfAll: 1000 };
    await database.deleteFrom('upload_in_parts').execute();
    const other = await openAccount(server);
    const [first] = [await beginUpload(database, other.accountId, announce(600), clock(), room)];
    expect(first).toBeDefined();
    expect(await beginUpload(database, buyer.account.accountId, announce(500), clock(), room)).toBeUndefined();
    expect(await beginUpload(database, buyer.account.accountId, announce(400), clock(), room)).toBeDefined();
  });

  test('What is idle for 72 hours is forgotten with its parts, and what was touched meanwhile is not', async () => {
    const [idle, alive] = [await photo(2 * size), await photo(2 * size)];
    const { id } = await buyer.begin(idle);
    await buyer.send(id, slice(idle, 1), 1);
    const { id: other } = await buyer.begin(alive);
    await buyer.passTime(partsMemory - 1000);
    await buyer.send(other, slice(alive, 1), 1);
    await forgetStale(server.services);
    expect(await buyer.partsIn(id)).toBe(1);
    server.advance(1000);
    await forgetStale(server.services);
    expect([await buyer.partsIn(id), await buyer.partsIn(other)]).toEqual([0, 1]);
    expect(await buyer.send(id, slice(idle, 2), 2)).toEqual(gone);
    expect(await buyer.call('finishUpload', { id })).toEqual(gone);
    expect((await buyer.begin(idle)).missing).toEqual([1, 2]);
    expect((await buyer.begin(alive)).missing).toEqual([2]);
  });
});
