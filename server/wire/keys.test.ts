import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
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

test('a rotation where there is no key yet makes the first', async () => {
  const dataDir = join(folder, 'data');
  const first = await rotateKeyring(dataDir);
  expect(first).not.toHaveProperty('previous');
  expect(first.current.id).toMatch(/^k[0-9a-f]{12}$/);
  expect((await openKeyring(dataDir)).current.id).toBe(first.current.id);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'envelope-keys.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['envelope-keys.json']);
});

test('the folder of a first start is for its owner alone, however deep it is', async () => {
  const dataDir = join(folder, 'deep', 'data');
  await openKeyring(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await readFile(join(dataDir, 'envelope-keys.json'), 'utf8')).toMatch(/^\{\n  "current": [^]*\}\n$/);
});

test('a place that cannot be written to is told in one line, by a first start and by a rotation', async () => {
  const taken = join(folder, 'envelope-keys.json.new');
  await mkdir(taken);
  await expect(rotateKeyring(folder)).rejects.toThrow(/^The data folder .* cannot be used \(EISDIR\): set DATA_DIR /);
  const away = join(folder, 'away');
  await symlink(join(folder, 'nowhere', 'at-all'), away);
  await expect(openKeyring(away)).rejects.toThrow(/^The data folder .* cannot be used \(E[A-Z]+\): set DATA_DIR /);
});
