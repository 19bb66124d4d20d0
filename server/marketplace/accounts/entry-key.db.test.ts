import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEntry } from '#wire/envelope/entry-link.ts';
import { executeCommand } from '#server/cli/execute-command.ts';
import { parseCommand } from '#server/cli/parse-command.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { readEntryKey } from './entry-key.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
});
afterAll(() => server.close());

const staff = (...words: string[]) => executeCommand(server, parseCommand(words));

test('The key is created once and is the same for all', async () => {
  const { database } = server.services;
  const keys = await Promise.all(Array.from({ length: 4 }, () => readEntryKey(database)));
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(32);
  expect(await staff('entry-key')).toBe(keys[0]);
});

test('B-102 Staff make a vehicle link for each language, and a page can open it', async () => {
  const links = (await staff('entry-link', '100001')).split('\n');
  expect(links.map((link) => new URL(link).pathname)).toEqual([
    '/Kenya/car/v/p/read',
    '/China/car/v/p/read',
    '/Japan/car/v/p/read',
    '/Tanzania/car/v/p/read',
  ]);
  const authKey = new URL(links[0] ?? '').searchParams.get('authKey') ?? '';
  expect(await openEntry(authKey, await staff('entry-key'))).toBe('100001');
  await expect(staff('entry-link', '1')).rejects.toThrow('There is no vehicle 1.');
});
