import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { reachedFrom } from './imports.ts';

/** The tests that open a database, directly or not: only they have anything to gain from a second engine. */
export function findServerTests(): string[] {
  const databases = resolve('server/testing/test-databases.ts');
  return ['server', 'tests', 'bench'].flatMap(findTests).filter((file) => reachedFrom([file]).has(databases));
}

function findTests(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // What is tried under many clocks is not tried on two engines as well.
  const tests = names.filter((name) => name.endsWith('.test.ts') && !name.endsWith('.clock.test.ts'));
  return tests.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
