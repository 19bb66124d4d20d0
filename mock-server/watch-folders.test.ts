import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

test('A file in a subfolder is watched, also after an editor has replaced it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'gariport-watch-'));
  const paths = join(root, 'openapi/paths');
  await mkdir(paths, { recursive: true });
  const file = join(paths, 'account.yaml');
  await writeFile(file, 'one');
  const onChange = vi.fn<() => void>();
  const watchers = watchFolders([join(root, 'openapi')], onChange);
  onTestFinished(async () => {
    for (const watcher of watchers) watcher.close();
    await rm(root, { recursive: true });
  });
  for (const text of ['two', 'three']) {
    onChange.mockClear();
    await writeFile(join(root, 'draft'), text);
    await rename(join(root, 'draft'), file);
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
  }
});
