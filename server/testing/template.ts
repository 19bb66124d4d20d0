import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { openPglite } from '#server/platform/database/embedded.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { migrate } from '#server/platform/database/migrate.ts';

/** A migrated and seeded database as a file. Opening a copy takes a third of a second, making one several. */
export async function makeTemplate(path: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const engine = new PGlite();
  const database = openPglite(engine);
  await migrate(database);
  await fill(database);
  const dump = await engine.dumpDataDir('none');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.new`, path);
  await database.destroy();
}

export async function openCopy(path: string): Promise<Database> {
  if (!existsSync(path)) throw new Error(`${path} is made by the test setup, which has not run.`);
  const template = new Blob([await readFile(path)]);
  return openPglite(new PGlite({ loadDataDir: template, pgliteWasmModule: await compileEngine() }));
}

let compiling: Promise<WebAssembly.Module> | undefined;

/** The engine is compiled once per process: V8 can crash when each test compiles and frees its own. */
export function compileEngine(): Promise<WebAssembly.Module> {
  compiling ??= readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))).then((code) =>
    WebAssembly.compile(code),
  );
  return compiling;
}
