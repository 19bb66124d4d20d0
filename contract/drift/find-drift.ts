import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../document/list-files.ts';

export interface Drift {
  /** Path below the root. */
  file: string;
  how: 'differs' | 'missing' | 'extra' | 'not committed';
}

/** Compares `generated/` with what the contract generates now, file by file. */
export async function findDrift(root: string, wanted: ReadonlyMap<string, string>): Promise<Drift[]> {
  const present = new Set(await listFiles(join(root, 'generated')).catch(() => []));
  const untracked = await listUntracked(root, ['generated']);
  const drifts: Drift[] = [];
  const files = [...wanted].map(([name, text]) => ({ name, file: `generated/${name}`, text }));
  const texts = await Promise.all(
    files.map(async ({ name, file }) => (present.has(name) ? readFile(join(root, file), 'utf8') : undefined)),
  );
  for (const [at, { file, text }] of files.entries()) {
    if (texts[at] === undefined) drifts.push({ file, how: 'missing' });
    else if (texts[at] !== text) drifts.push({ file, how: 'differs' });
    else if (untracked.has(file)) drifts.push({ file, how: 'not committed' });
  }
  for (const name of present) {
    if (!wanted.has(name)) drifts.push({ file: `generated/${name}`, how: 'extra' });
  }
  return drifts.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

/** Files that git does not track: they exist on this disk and are missing in every other clone. */
export async function listUntracked(root: string, paths: readonly string[]): Promise<Set<string>> {
  const words = ['ls-files', '--others', '--exclude-standard', '--', ...paths];
  const result = await promisify(execFile)('git', words, { cwd: root }).catch(() => ({ stdout: '' }));
  return new Set(result.stdout.split('\n').filter(Boolean));
}
