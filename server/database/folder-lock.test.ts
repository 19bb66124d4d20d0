import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const root = await mkdtemp(join(tmpdir(), 'gariport-lock-'));
afterAll(() => rm(root, { recursive: true, force: true }));

test('a folder that a living process holds is refused with what to do', async () => {
  const folder = join(root, 'held');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await writeFile(`${folder}.lock`, String(other.pid));
  try {
    expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}: stop it, or set DATA_DIR`);
  } finally {
    other.kill();
  }
});

test('a lock that a crash left behind is taken over', async () => {
  const folder = join(root, 'left');
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('exit', resolve));
  await writeFile(`${folder}.lock`, String(gone.pid));
  const release = lockFolder(folder);
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
  release();
});

test('a folder that was let go can be held again', () => {
  const folder = join(root, 'again');
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  lockFolder(folder)();
});
