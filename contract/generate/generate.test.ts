import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from './generate.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'gariport-write-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('Changed files are written, unchanged files are untouched, and obsolete files are deleted', async () => {
  const first = new Map([
    ['codes.ts', 'a'],
    ['client/sdk.ts', 'b'],
    ['schema.ts', 'c'],
  ]);
  expect(await writeFiles(folder, first)).toEqual(['client/sdk.ts', 'codes.ts', 'schema.ts']);
  const { mtimeMs } = await stat(join(folder, 'codes.ts'));
  const second = new Map([
    ['codes.ts', 'a'],
    ['client/sdk.ts', 'changed'],
  ]);
  expect(await writeFiles(folder, second)).toEqual(['client/sdk.ts', 'schema.ts']);
  expect((await stat(join(folder, 'codes.ts'))).mtimeMs).toBe(mtimeMs);
  expect(await readFile(join(folder, 'client/sdk.ts'), 'utf8')).toBe('changed');
  expect((await readdir(folder)).toSorted()).toEqual(['client', 'codes.ts']);
});

test('A second run changes nothing', async () => {
  const files = new Map([['codes.ts', 'a']]);
  await writeFiles(folder, files);
  expect(await writeFiles(folder, files)).toEqual([]);
});
