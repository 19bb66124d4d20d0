import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { dirname, resolve } from 'node:path';
import { makeTemplate } from '#server/testing/template.ts';
import { fill, type TestDatabases } from '#server/testing/test-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases | undefined;
    /** Why this engine is unavailable. */
    engineMissing: string | undefined;
  }
}

const folder = 'build/test-databases';

/** Templates are cached between runs, since the embedded engine takes seconds to make one. */
export async function setup(project: TestProject): Promise<void> {
  const version = hashSources();
  const databases = { empty: `${folder}/${version}-empty.tar`, stocked: `${folder}/${version}-stocked.tar` };
  if (!existsSync(databases.empty)) await makeTemplate(databases.empty, async () => undefined);
  if (!existsSync(databases.stocked)) await makeTemplate(databases.stocked, fill);
  const old = (await readdir(folder)).filter((name) => !name.startsWith(version));
  for (const name of old) await rm(`${folder}/${name}`, { force: true });
  project.provide('databases', databases);
  project.provide('engineMissing', undefined);
}

/** A hash of everything that a template depends on: tables, stock, people and engine. */
function hashSources(): string {
  const sources = [
    ...reachedFrom(['server/testing/test-databases.ts', 'server/testing/template.ts']),
    'node_modules/@electric-sql/pglite/package.json',
  ];
  const hash = createHash('sha256');
  for (const source of sources.toSorted()) hash.update(source).update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

const importedPath = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** These files and everything they import, except packages. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = entries.map((entry) => resolve(entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  return reached;
}

const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file: string): string[] {
  if (!/\.m?ts$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(importedPath)].map(([, path = '']) => resolve(dirname(file), path));
}
