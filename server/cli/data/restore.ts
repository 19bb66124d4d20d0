import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compareContents, describeContents, readFolderContents } from '#server/platform/database/table-contents.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { StartRefused } from '#wire/host/start.ts';
import { hashFile, isFree } from './file-list.ts';
import { keyFiles, type Manifest, readManifest } from './manifest.ts';

/** Everything is checked here first, so that a failed restore leaves the data folder empty. */
const restoring = '.restoring';
/** What an earlier attempt may have left. */
const leftovers = [restoring, 'failed-start.log'];

/** Restores a backup into an empty data folder, and compares every file and table with those of the backup. */
export async function restore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  from: string,
): Promise<string> {
  if (databaseUrl) {
    throw new StartRefused('DATABASE_URL is set: unset it to restore an embedded marketplace into DATA_DIR.');
  }
  if (!(await isFree(dataDir, leftovers))) {
    throw new StartRefused(
      `The data folder ${dataDir} is not empty, so nothing was restored. Move it away, or set DATA_DIR to a new folder.`,
    );
  }
  const manifest = await readManifest(from);
  const folder = join(resolve(dataDir), restoring);
  await rm(folder, { recursive: true, force: true });
  try {
    await copyChecked(manifest, from, folder);
    await checkTables(manifest, from, folder);
    // The database last: a folder without one is no marketplace.
    for (const name of [...keyFiles, 'uploads', 'database']) {
      if (existsSync(join(folder, name))) await rename(join(folder, name), join(dataDir, name));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { files, tables, madeAt } = manifest;
  return `Restored into ${dataDir}: ${describeContents(tables)}, ${files.length} files, all as in the backup of ${madeAt}.`;
}

/** Hashes the copies, which proves both the backup and the copying. */
async function copyChecked({ files, folders }: Manifest, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
  for (const { path, bytes, sha256 } of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw damaged(from, `${path} is missing`);
    });
    const copy = await hashFile(join(to, path));
    if (copy.bytes !== bytes) throw damaged(from, `${path} has ${copy.bytes} bytes instead of ${bytes}`);
    if (copy.sha256 !== sha256) throw damaged(from, `${path} has changed`);
  }
}

async function checkTables({ tables }: Manifest, from: string, folder: string): Promise<void> {
  const found = await readFolderContents(folder);
  const [first] = compareContents(tables, found);
  if (first !== undefined) throw damaged(from, `its table ${first} differs from the manifest`);
}

function damaged(from: string, what: string): StartRefused {
  return new StartRefused(`The backup in ${from} is damaged: ${what}. Nothing was restored. Use another backup.`);
}
