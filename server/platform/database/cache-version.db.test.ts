import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-databases.ts';
import { cacheByVersion } from './cache-version.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ isStocked: false });
});
afterAll(() => opened.drop());

it('A cached value is read once for concurrent callers, and again for another version', async () => {
  let reads = 0;
  const kept = cacheByVersion(async (database) => {
    reads += 1;
    await sql`select 1`.execute(database);
    return reads;
  });
  const askAll = (version: number) => Promise.all(Array.from({ length: 5 }, () => kept.at(opened.database, version)));
  expect(await askAll(1)).toEqual([1, 1, 1, 1, 1]);
  expect(await askAll(2)).toEqual([2, 2, 2, 2, 2]);
  expect(await askAll(2)).toEqual([2, 2, 2, 2, 2]);
});

it('A failed read is retried by the next caller', async () => {
  let isBroken = true;
  const kept = cacheByVersion(async () => {
    if (isBroken) throw new Error('broken');
    return 'read';
  });
  await expect(kept.at(opened.database, 1)).rejects.toThrow('broken');
  isBroken = false;
  expect(await kept.at(opened.database, 1)).toBe('read');
});
