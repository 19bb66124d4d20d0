import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Makes `folder` hold these files and no others, touching only what differs, and tells the names of what did: a watcher
 * of the folder sees a change only where there is one.
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const before = await listFiles(folder);
  const stale = before.filter((name) => !files.has(name));
  const changed = new Set(stale);
  for (const [name, text] of files) {
    const path = join(folder, name);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue;
    changed.add(name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  for (const name of stale) await rm(join(folder, name));
  return [...changed].toSorted();
}

async function listFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
