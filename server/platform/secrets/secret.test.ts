import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('The secret is created at the first start, is readable by its owner only, and stays the same', async () => {
  const first = await openSecret(folder, undefined);
  expect(first).toHaveLength(32);
  expect(await openSecret(folder, undefined)).toEqual(first);
  expect((await stat(join(folder, 'server-secret'))).mode & 0o777).toBe(0o600);
});

test('Nodes that start at once agree on one secret and leave no other file behind', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => openSecret(folder, undefined)));
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(await readdir(folder)).toEqual(['server-secret']);
});

test('A given secret is used unless it is too short', async () => {
  const given = Buffer.alloc(32, 5);
  expect(await openSecret(folder, given.toString('base64url'))).toEqual(given);
  await expect(openSecret(folder, 'short')).rejects.toThrow('SERVER_SECRET is too short');
  expect(await readdir(folder)).toEqual([]);
});

test('An empty file never becomes an empty secret', async () => {
  await writeFile(join(folder, 'server-secret'), '');
  await expect(openSecret(folder, undefined)).rejects.toThrow('contains no secret: remove it');
});

test('An unusable folder is reported in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openSecret(file, undefined)).rejects.toThrow(/^The data folder .* cannot be used \(EEXIST\)/);
});
