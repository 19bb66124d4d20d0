import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '#server/platform/services.ts';
import { pathOf } from './file-links.ts';
import { createFolderStore, createS3Store, openFileStore } from './file-stores.ts';
import { type FakeS3, startFakeS3 } from './testing/fake-s3.ts';

const keys = { region: 'eu-central-1', accessKey: 'AKIDEXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCY' };
const stores: Record<string, FileStore> = {};
let folder: string;
let storage: FakeS3;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-store-'));
  storage = await startFakeS3(keys);
  stores['folder'] = createFolderStore(folder);
  stores['S3'] = createS3Store({ ...keys, endpoint: storage.endpoint, bucket: 'pictures' });
});

afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});

function storeNamed(name: string): FileStore {
  const store = stores[name];
  if (!store) throw new Error(`no store ${name}`);
  return store;
}

describe.each(['folder', 'S3'])('The %s store', (name) => {
  test('A file is read back under a path made of its hash', async () => {
    const bytes = Buffer.from('a picture');
    const { hash, path } = await storeNamed(name).put(bytes, 'jpg');
    expect(path).toBe(`/files/${hash.slice(0, 2)}/${hash}.jpg`);
    expect(await storeNamed(name).read(path)).toEqual(bytes);
  });

  test.each([
    [0, 3, 'a vi'],
    [4, 4, 'd'],
    [7, 12, ' that '],
    [20, 24, '.webm'],
  ])('Bytes %i to %i of a file are read, both included', async (start, end, part) => {
    const { path } = await storeNamed(name).put(Buffer.from('a video that is long.webm'), 'webm');
    const file = await storeNamed(name).open(path, { start, end });
    expect([file?.size, file && (await text(file.stream))]).toEqual([part.length, part]);
  });

  test('A whole file is opened as a stream with a known size', async () => {
    const { path } = await storeNamed(name).put(Buffer.from('a whole video'), 'webm');
    const file = await storeNamed(name).open(path);
    expect([file?.size, file && (await text(file.stream))]).toEqual([13, 'a whole video']);
  });

  test('No range of a missing file is read', async () => {
    const hash = 'cd'.repeat(32);
    expect(await storeNamed(name).open(`/files/cd/${hash}.webm`, { start: 0, end: 9 })).toBeUndefined();
  });

  test('The same bytes get the same path', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => storeNamed(name).put(Buffer.from('twice'), 'jpg')));
    expect(first).toEqual(second);
  });

  test('Nothing is found under an unknown path', async () => {
    const hash = 'ab'.repeat(32);
    expect(await storeNamed(name).read(`/files/ab/${hash}.jpg`)).toBeUndefined();
  });

  test.each([
    '/etc/passwd',
    '/files/../../etc/passwd',
    '/files/ab/../../../server-secret',
    '/files/ab/%2e%2e%2fsecret.jpg',
    `/files/cd/${'ab'.repeat(32)}.jpg`,
    `/files/ab/${'ab'.repeat(32)}.jpg\n`,
    `/files/ab/${'ab'.repeat(32)}.jpg/..`,
    `/files/ab/${'AB'.repeat(32)}.jpg`,
    'files/ab',
    '',
  ])('A path like %j is not read', async (path) => {
    expect(await storeNamed(name).read(path)).toBeUndefined();
  });
});

test('An unwritable folder is detected by a test write', async () => {
  await expect(createFolderStore(folder).probe()).resolves.toBeUndefined();
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  await expect(createFolderStore(file).probe()).rejects.toMatchObject({ code: 'EEXIST' });
  await rm(file);
});

test('A file that cannot be read does not count as missing', async () => {
  const name = 'ef'.repeat(32);
  await mkdir(join(folder, 'files', 'ef'), { recursive: true });
  const target = join(folder, 'files', 'ef', `${name}.jpg`);
  // A link to itself, since root may read every file.
  await symlink(target, target);
  const path = `/files/ef/${name}.jpg`;
  await expect(storeNamed('folder').read(path)).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(storeNamed('folder').open(path)).rejects.toMatchObject({ code: 'ELOOP' });
  await rm(target);
});

test('The folder never contains a partially written file', async () => {
  const bytes = randomBytes(16 * 1024 * 1024);
  const target = join(folder, pathOf(createHash('sha256').update(bytes).digest('hex'), 'jpg'));
  const written = new AbortController();
  const putting = storeNamed('folder')
    .put(bytes, 'jpg')
    .finally(() => written.abort());
  const sizes = new Set<number>();
  while (!written.signal.aborted) {
    const file = await stat(target).catch(() => undefined);
    if (file) sizes.add(file.size);
  }
  await putting;
  sizes.add((await stat(target)).size);
  expect([...sizes]).toEqual([bytes.length]);
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.includes('.jpg.'))).toEqual([]);
});

test('A range request reads no more than the range; a storage without range support works too', async () => {
  const { path } = await storeNamed('S3').put(Buffer.from('a long video'), 'mp4');
  storage.log.length = 0;
  const readPart = async () => {
    const file = await storeNamed('S3').open(path, { start: 2, end: 5 });
    return file && text(file.stream);
  };
  expect(await readPart()).toBe('long');
  expect(storage.log).toEqual([`GET /pictures${path} bytes=2-5`]);
  storage.ignoreNextRange();
  expect(await readPart()).toBe('long');
});

test('A file that is already stored is not sent again', async () => {
  const bytes = Buffer.from('sent once');
  await storeNamed('S3').put(bytes, 'jpg');
  storage.log.length = 0;
  await storeNamed('S3').put(bytes, 'jpg');
  expect(storage.log.map((line) => line.split(' ')[0])).toEqual(['HEAD']);
});

test('If the storage refuses the keys or fails, the error quotes its message', async () => {
  const wrong = createS3Store({ ...keys, secretKey: 'another', endpoint: storage.endpoint, bucket: 'pictures' });
  await expect(wrong.put(Buffer.from('x'), 'jpg')).rejects.toThrow(/403: .*SignatureDoesNotMatch/);
  const { path } = await storeNamed('S3').put(Buffer.from('there'), 'jpg');
  // Must not count as a missing file: with revoked keys, all payment proofs would seem lost.
  await expect(wrong.read(path)).rejects.toThrow(/403: .*SignatureDoesNotMatch/);
  storage.failNext(503);
  await expect(storeNamed('S3').read(path)).rejects.toThrow(/503: .*SlowDown/);
});

test('Files go to the storage if configured, otherwise to the folder', async () => {
  const bytes = Buffer.from('by configuration');
  await openFileStore(folder, { ...keys, endpoint: storage.endpoint, bucket: 'pictures' }).put(bytes, 'jpg');
  expect(storage.log.at(-1)).toMatch(/^PUT \/pictures\/files\//);
  const { path } = await openFileStore(folder).put(bytes, 'jpg');
  expect(await storeNamed('folder').read(path)).toEqual(bytes);
});
