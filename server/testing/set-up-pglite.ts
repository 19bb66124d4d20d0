import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { reachedFrom } from './imports.ts';
import { makeTemplate } from './template.ts';
import { fill, type TestDatabases } from './test-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases | undefined;
    /** Why this engine is not available. */
    engineMissing: string | undefined;
  }
}

const folder = 'build/test-databases';

/** Templates are kept from run to run, since the embedded engine takes seconds to make one. */
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

/** A hash of everything that makes a template: tables, stock, people, and the engine. */
function hashSources(): string {
  const sources = [
    ...reachedFrom(['server/testing/test-databases.ts', 'server/testing/template.ts']),
    'node_modules/@electric-sql/pglite/package.json',
  ];
  const hash = createHash('sha256');
  for (const source of sources.toSorted()) hash.update(source).update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
