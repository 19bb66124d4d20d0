import type * as nodePath from 'node:path';
import { expect, test, vi } from 'vitest';
import { listFiles } from './list-files.ts';

// Windows, as far as its paths are concerned.
vi.mock('node:path', async () => (await vi.importActual<typeof nodePath>('node:path')).win32);
vi.mock('node:fs/promises', () => ({
  readdir: async () => [
    { name: 'codes.ts', parentPath: String.raw`C:\clone\generated`, isFile: () => true },
    { name: 'client', parentPath: String.raw`C:\clone\generated`, isFile: () => false },
    { name: 'get-price.gen.ts', parentPath: String.raw`C:\clone\generated\client\calls`, isFile: () => true },
  ],
}));

test('On Windows, files are named with forward slashes', async () => {
  expect(await listFiles(String.raw`C:\clone\generated`)).toEqual(['codes.ts', 'client/calls/get-price.gen.ts']);
});
