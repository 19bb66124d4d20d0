import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../document/list-files.ts';
import { type Drift, listUntracked } from '../drift/find-drift.ts';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Runs a command that generates files, and returns how the files below `paths` differ from what it makes; or why the
 * command failed. The files are put back as they were.
 */
export async function findRepeated(root: string, command: string, paths: readonly string[]): Promise<Drift[] | string> {
  const before = await readAll(root, paths);
  const untracked = await listUntracked(root, paths);
  const { status, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
  const now = await readAll(root, paths);
  await restore(root, before, now);
  if (status !== 0) return `${command} ended with ${status ?? 'a signal'}: ${stderr.trim().slice(-400)}`;
  const drifts = [...now].flatMap(([file, text]): Drift[] => {
    const was = before.get(file);
    if (!was) return [{ file, how: 'missing' }];
    if (!was.equals(text)) return [{ file, how: 'differs' }];
    return untracked.has(file) ? [{ file, how: 'not committed' }] : [];
  });
  const extra = [...before.keys()].filter((file) => !now.has(file)).map((file): Drift => ({ file, how: 'extra' }));
  return [...drifts, ...extra].toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

async function readAll(root: string, paths: readonly string[]): Promise<Files> {
  const files = new Map<string, Buffer>();
  for (const path of paths) {
    const found = await stat(join(root, path)).catch(() => undefined);
    const names = found?.isDirectory() ? (await listFiles(join(root, path))).map((name) => `${path}/${name}`) : [path];
    for (const name of found ? names : []) files.set(name, await readFile(join(root, name)));
  }
  return files;
}

async function restore(root: string, before: Files, now: Files): Promise<void> {
  for (const name of now.keys()) if (!before.has(name)) await rm(join(root, name));
  for (const [name, text] of before) {
    if (now.get(name)?.equals(text)) continue;
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}
