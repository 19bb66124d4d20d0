import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sql } from 'kysely';
import { connect, noLimits } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import {
  compareContents,
  type Contents,
  describeContents,
  readContents,
} from '#server/platform/database/table-contents.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { isFilePath } from '#server/platform/files/file-links.ts';
import { openFileStore } from '#server/platform/files/file-stores.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { reasonOf } from '#server/platform/settings/start-or-explain.ts';
import { StartRefused } from '#wire/host/start.ts';
import { copyTables } from './copy-rows.ts';
import { listFiles } from './file-list.ts';
import { beginMove, finishMove, prepareTables, refuseStrangers } from './move-progress.ts';

/**
 * Moves an embedded marketplace into an empty PostgreSQL database, and its uploads into S3 if that is configured. An
 * interrupted move continues when it is started again. Until it ends, no node starts on the target.
 */
export async function move(config: Pick<Config, 'dataDir' | 'storage'>, to: string): Promise<string> {
  const folder = join(config.dataDir, 'database');
  if (!existsSync(folder)) {
    throw new StartRefused(`There is no marketplace in ${config.dataDir}: set DATA_DIR to where it is.`);
  }
  // Refuses a folder in use: what a running server writes later would be lost.
  const source = await openDatabase({ folder });
  const target = connect(to, { limits: noLimits, max: 1 });
  try {
    await sql`select 1`.execute(target).catch((error: unknown) => {
      throw new StartRefused(`The target cannot be used: ${reasonOf(error)}. Check the address after --to.`);
    });
    const contents = await readContents(source);
    await refuseStrangers(target, contents);
    await beginMove(target, contents);
    await migrate(target);
    await prepareTables(source, target, Object.keys(contents));
    await copyTables(source, target);
    await verify(contents, target);
    const files = await moveFiles(config);
    await finishMove(source, target);
    return `Moved and verified: ${describeContents(contents)}, all hashes equal. ${files}`;
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

async function verify(contents: Contents, target: Database): Promise<void> {
  const wrong = compareContents(contents, await readContents(target));
  if (wrong.length === 0) return;
  throw new StartRefused(
    `The move is not complete: these tables differ: ${wrong.join(', ')}. Drop the target, create it again and start again.`,
  );
}

async function moveFiles({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<string> {
  const uploads = join(dataDir, 'uploads');
  const listed = existsSync(uploads) ? (await listFiles(uploads)).files : [];
  const files = listed.filter(({ path }) => isFilePath(`/${path}`));
  for (const { path, sha256 } of files) {
    // A file's name is its hash.
    if (!path.includes(sha256)) {
      throw new StartRefused(`The upload ${path} is damaged: put the file of a backup in its place and start again.`);
    }
  }
  if (!storage) return `The ${files.length} uploaded files stay in ${uploads}, each as its hash says: keep DATA_DIR.`;
  const store = openFileStore(uploads, storage);
  for (const { path } of files) {
    const bytes = await readFile(join(uploads, path));
    const { path: stored } = await store.put(bytes, extname(path).slice(1));
    const found = await store.read(stored);
    if (!found?.equals(bytes)) {
      throw new StartRefused(`The file storage returned ${path} changed: check the storage and start again.`);
    }
  }
  return `${files.length} uploaded files are in the bucket, read back and compared.`;
}
