import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateServerKey } from '../envelope/server-key.ts';
import { openKeyring, readKeyring, rotateKeyring } from './keyring.ts';
import { StartRefused } from './start.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'gariport-keys-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('The first start creates a key, which later starts reuse', async () => {
  const dataDir = join(folder, 'data');
  const first = await openKeyring(dataDir);
  const second = await openKeyring(dataDir);
  expect(second.current).toMatchObject({ id: first.current.id, publicKey: first.current.publicKey });
  expect(first.previous).toBeUndefined();
});

test('Servers that start at the same time agree on one key, and leave no other file', async () => {
  const rings = await Promise.all(Array.from({ length: 20 }, () => openKeyring(folder)));
  expect(new Set(rings.map(({ current }) => current.publicKey)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['envelope-keys.json']);
});

test('Only its owner can read the key file', async () => {
  await openKeyring(folder);
  const { mode } = await stat(join(folder, 'envelope-keys.json'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('A rotation keeps the previous key and no older one', async () => {
  const first = await openKeyring(folder);
  const second = await rotateKeyring(folder);
  expect(second.previous?.id).toBe(first.current.id);
  const third = await rotateKeyring(folder);
  expect(third.previous?.id).toBe(second.current.id);
  expect(await readFile(join(folder, 'envelope-keys.json'), 'utf8')).not.toContain(first.current.id);
  expect((await openKeyring(folder)).current.id).toBe(third.current.id);
});

test('An unusable data folder is reported in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openKeyring(join(file, 'data'))).rejects.toThrow(StartRefused);
  await expect(openKeyring(join(file, 'data'))).rejects.toThrow(
    /^The data folder .* cannot be used \(ENOTDIR\): set DATA_DIR .*$/,
  );
});

test('A key file that is not JSON is reported by its name', async () => {
  await writeFile(join(folder, 'envelope-keys.json'), '{');
  await expect(openKeyring(folder)).rejects.toThrow(/envelope-keys\.json is not JSON/);
});

test('The static suite has its own key, which rotates with the private key', async () => {
  const first = await openKeyring(folder);
  expect(Buffer.from(first.current.sharedKey ?? '', 'base64')).toHaveLength(32);
  const second = await rotateKeyring(folder);
  expect(second.previous?.sharedKey).toBe(first.current.sharedKey);
  expect(second.current.sharedKey).not.toBe(first.current.sharedKey);
  expect((await openKeyring(folder)).current.sharedKey).toBe(second.current.sharedKey);
});

test('A key file without a shared key gets one, and its other keys stay', async () => {
  const path = join(folder, 'envelope-keys.json');
  const { sharedKey: _, ...old } = await generateServerKey('k1');
  await writeFile(path, JSON.stringify({ current: old }));
  const completed = await openKeyring(folder);
  expect(completed.current.id).toBe('k1');
  expect((await openKeyring(folder)).current.sharedKey).toBe(completed.current.sharedKey);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ current: { jwk: old.jwk } });
});

test('Nodes that share only the environment have the same keys', async () => {
  const made = await openKeyring(folder);
  const given = await readKeyring(await readFile(join(folder, 'envelope-keys.json'), 'utf8'), ['session', 'static']);
  const { id, publicKey, sharedKey } = made.current;
  expect(given.current).toMatchObject({ id, publicKey, sharedKey });
});

test.each(['not json', '{}', 'null', '{"current":{"id":"k1","jwk":{}}}'])(
  'ENVELOPE_KEYS %s is refused without being repeated',
  async (text) => {
    await expect(readKeyring(text, ['session'])).rejects.toThrow(
      'ENVELOPE_KEYS cannot be read: give it the content of an envelope-keys.json file.',
    );
  },
);

test('ENVELOPE_KEYS without a shared key is enough for the session suite alone', async () => {
  const { sharedKey: _, ...current } = await generateServerKey('k1');
  const given = JSON.stringify({ current });
  expect((await readKeyring(given, ['session'])).current.id).toBe('k1');
  await expect(readKeyring(given, ['session', 'static'])).rejects.toThrow(
    'ENVELOPE_KEYS has no sharedKey, which the static suite needs: rotate the keys, or set ENVELOPE_SUITES=session.',
  );
});

test('A rotated key file is as private as the first, and nothing is left beside it', async () => {
  await openKeyring(folder);
  expect((await rotateKeyring(folder)).current.id).toMatch(/^k[0-9a-f]{12}$/);
  expect((await stat(join(folder, 'envelope-keys.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['envelope-keys.json']);
});

test('Only its owner can read the folder of a first start, however deep it is', async () => {
  const dataDir = join(folder, 'deep', 'data');
  await openKeyring(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await readFile(join(dataDir, 'envelope-keys.json'), 'utf8')).toMatch(/^\{\n  "current": [^]*\}\n$/);
});

test('An unwritable folder is reported in one line, by a first start and by a rotation', async () => {
  await openKeyring(folder);
  await mkdir(join(folder, 'envelope-keys.json.new'));
  await expect(rotateKeyring(folder)).rejects.toThrow(/^The data folder .* cannot be used \(EISDIR\): set DATA_DIR /);
  const away = join(folder, 'away');
  await symlink(join(folder, 'nowhere', 'at-all'), away);
  await expect(openKeyring(away)).rejects.toThrow(/^The data folder .* cannot be used \(E[A-Z]+\): set DATA_DIR /);
});
