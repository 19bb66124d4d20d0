import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OpenApiDocument } from '../document/openapi.ts';

/** Below `generated/`, by path. */
export type Files = ReadonlyMap<string, string>;

const folder = join(import.meta.dirname, '../../build/generated-client');
const require = createRequire(import.meta.url);

/** Older results are removed: each branch and the base it is compared with need one. */
const kept = 8;

/**
 * Returns what `generate` makes of a document, from an earlier run if that had the same document and the same
 * generators. Generating takes most of the time of generate, drift and report.
 */
export async function cacheClient(caller: OpenApiDocument, generate: () => Promise<Files>): Promise<Files> {
  const path = join(folder, `${await keyOf(caller)}.json`);
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  if (stored !== undefined) return new Map(JSON.parse(stored) as [string, string][]);
  const files = await generate();
  await mkdir(folder, { recursive: true });
  // Another process may read it at the same time, so it appears at once.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify([...files]));
  await rename(draft, path);
  await removeOldest();
  return files;
}

async function keyOf(caller: OpenApiDocument): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(caller));
  for (const name of (await readdir(import.meta.dirname)).toSorted()) {
    hash.update(await readFile(join(import.meta.dirname, name)));
  }
  for (const name of ['@hey-api/openapi-ts', 'openapi-typescript']) {
    hash.update((require(`${name}/package.json`) as { version: string }).version);
  }
  return hash.digest('hex');
}

async function removeOldest(): Promise<void> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const old = dated.toSorted((one, other) => other.time - one.time).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}
