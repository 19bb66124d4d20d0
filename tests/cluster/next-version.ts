import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folder } from './hosts.ts';

const shared = ['node_modules', 'dist'];
const unneeded: ReadonlySet<string> = new Set(['.git', '.gariport', 'build', 'test-results', ...shared]);

/** A copy of the product with one more migration, as a next version has. Returns its folder. */
export function makeNextVersion(): string {
  const next = join(folder, 'next-version');
  if (existsSync(next)) return next;
  for (const name of readdirSync('.')) {
    if (!unneeded.has(name)) cpSync(name, join(next, name), { recursive: true });
  }
  for (const name of shared) if (existsSync(name)) symlinkSync(resolve(name), join(next, name));
  const migrate = join(next, 'server/platform/database/migrate.ts');
  const statements = `['alter table vehicle add column next_version text', 'create index next_version on vehicle (next_version)']`;
  const last = /^( {2}'\d{4}-[\w-]+': \w+,\n)(?=\};)/m;
  const before = readFileSync(migrate, 'utf8');
  const after = before.replace(last, `$1  '9999-next-version': ${statements},\n`);
  if (after === before)
    throw new Error('The list of migrations has another form: adapt tests/cluster/next-version.ts.');
  writeFileSync(migrate, after);
  return next;
}
