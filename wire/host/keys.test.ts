import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeyring, rotateKeyring } from './keys.ts';
import { StartRefused } from './start.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'gariport-keys-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a key is made at the first start and kept', async () => {
  const dataDir = join(folder, 'data');
  const first = await openKeyring(dataDir);
  const second = await openKeyring(dataDir);
  expect(second.current).toMatchObject({ id: first.current.id, publicKey: first.current.publicKey });
  expect(first.previous).toBeUndefined();
});

test('servers that start at once agree on one key, and leave nothing else behind', async () => {
  const rings = await Promise.all(Array.from({ length: 20 }, () => openKeyring(folder)));
  expect(new Set(rings.map(({ current }) => current.publicKey)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['envelope-keys.json']);
});

test('nobody else can read it', async () => {
  await openKeyring(folder);
  const { mode } = await stat(join(folder, 'envelope-keys.json'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('rotation keeps the key before, and no other', async () => {
  const first = await openKeyring(folder);
  const second = await rotateKeyring(folder);
  expect(second.previous?.id).toBe(first.current.id);
  const third = await rotateKeyring(folder);
  expect(third.previous?.id).toBe(second.current.id);
  expect(await readFile(join(folder, 'envelope-keys.json'), 'utf8')).not.toContain(first.current.id);
  expect((await openKeyring(folder)).current.id).toBe(third.current.id);
});

test('a folder that cannot be used is told in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openKeyring(join(file, 'data'))).rejects.toThrow(StartRefused);
  await expect(openKeyring(join(file, 'data'))).rejects.toThrow(
    /^The data folder .* cannot be used \(ENOTDIR\): set DATA_DIR .*$/,
  );
});

test('a file that is no JSON is told by its name', async () => {
  await writeFile(join(folder, 'envelope-keys.json'), '{');
  await expect(openKeyring(folder)).rejects.toThrow(/envelope-keys\.json is not JSON/);
});
