import { beforeEach, expect, test, vi } from 'vitest';
import { forgetArchive, storeArchive, readStoredArchive } from './stored-archive.ts';
import { stored } from '../../../../testing/browser-store.ts';

vi.mock('idb-keyval', () => import('../../../../testing/browser-store.ts'));
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('navigator', { storage: { estimate: () => Promise.resolve({ quota: Infinity, usage: 0 }) } });
});

/** An archive whose content is read only on demand. */
function slowFile(name: string): { file: File; read: () => void } {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const file = new File([name], name);
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise });
  return { file, read: () => resolve(new ArrayBuffer(8)) };
}

test('A slower read of an earlier archive does not replace a later choice', async () => {
  const before = slowFile('before.zip');
  const keeping = storeArchive('im1', 'amina', before.file);
  await storeArchive('im1', 'amina', new File(['later'], 'later.zip'));
  before.read();
  await keeping;
  expect((await readStoredArchive('im1', 'amina'))?.file?.name).toBe('later.zip');
});

test('An archive is not stored if its photos are all uploaded while it is read', async () => {
  const slow = slowFile('photos.zip');
  const keeping = storeArchive('im1', 'amina', slow.file);
  await forgetArchive('im1');
  slow.read();
  await keeping;
  expect(stored.size).toBe(0);
});
