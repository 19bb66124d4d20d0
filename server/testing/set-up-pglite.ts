import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from '#server/testing/template.ts';
import { listTemplateSources } from '#server/testing/template-sources.ts';
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

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of listTemplateSources()) hash.update(source).update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
