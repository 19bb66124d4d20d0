import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const build = join(import.meta.dirname, '../../build');
const libraries = join(import.meta.dirname, '../../node_modules');
/** The published package, whose files are bundled, has no folder to write to. */
const isSource = import.meta.filename.endsWith('.ts');

/** Older results are removed: each branch and the base it is compared with need one. */
const kept = 8;

/** Small results are made faster than read. */
const smallest = 200_000;

export interface CacheKey {
  /** The folder below `build/`. */
  kind: string;
  /** Everything that the result depends on, besides the code. */
  input: string;
  /** The folders of the code that makes it. */
  code: readonly string[];
  /** The libraries that make it. */
  libraries: readonly string[];
}

/** Returns what `make` returned earlier for the same input, code and libraries, otherwise what it returns now. */
export async function cached<Value>(key: CacheKey, make: () => Promise<Value>): Promise<Value> {
  if (!isSource) return make();
  const folder = join(build, key.kind);
  const path = join(folder, `${await hashOf(key)}.json`);
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  if (stored !== undefined) return JSON.parse(stored) as Value;
  const value = await make();
  const text = JSON.stringify(value);
  if (text.length < smallest) return value;
  await mkdir(folder, { recursive: true });
  // Another process may read it at the same time, so it appears at once.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, path);
  await removeOldest(folder);
  return value;
}

async function hashOf({ input, code, libraries: used }: CacheKey): Promise<string> {
  const hash = createHash('sha256').update(input);
  for (const folder of code) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name))));
    for (const text of texts) hash.update(text);
  }
  for (const name of used) hash.update(await versionOf(name));
  return hash.digest('hex');
}

/** Not every library exports its `package.json`. */
async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(libraries, name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const old = dated.toSorted((one, other) => other.time - one.time).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}
