import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findEndpoint } from '#server/cli/command-endpoint.ts';
import { describeContents, readFolderContents } from '#server/platform/database/table-contents.ts';
import { isFilePath } from '#server/platform/files/file-links.ts';
import { openSecret } from '#server/platform/secrets/secret.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { lockFolder } from '#wire/host/folder-lock.ts';
import { StartRefused } from '#wire/host/start.ts';
import { isFree, listFiles } from './file-list.ts';
import { keyFiles, type Manifest, manifestName } from './manifest.ts';
import { askForCopy } from './serve-copy.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'serverSecret' | 'storage'>;

/**
 * Copies an embedded marketplace with its files and keys into a new folder, while it may be running. Its database is
 * copied at one moment, and the copy is opened, counted and hashed before it counts as a backup.
 */
export async function backUp(config: Place, to: string): Promise<string> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl) {
    throw new StartRefused('DATABASE_URL is set: back up PostgreSQL as docs/operations.md says, or unset it.');
  }
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new StartRefused(`There is no marketplace in ${dataDir}: set DATA_DIR to where it is.`);
  }
  const target = resolve(to);
  if (!(await isFree(target))) throw new StartRefused(`${to} is not empty: name a new folder for the backup.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const pause = await copyDatabase(config, join(unfinished, 'database'));
    // After the database: every file that it refers to is there, and files never change.
    await copyFiles(config, unfinished);
    const manifest = await describe(unfinished);
    await writeFile(join(unfinished, manifestName), JSON.stringify(manifest));
    await rm(target, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await rename(unfinished, target);
    return summarize(manifest, to, pause);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Returns for how many milliseconds a running marketplace had to wait. */
async function copyDatabase({ dataDir, serverSecret }: Place, target: string): Promise<number | undefined> {
  const endpoint = findEndpoint(dataDir);
  if (endpoint) return askForCopy(endpoint, await openSecret(dataDir, serverSecret), target);
  const folder = join(dataDir, 'database');
  const release = lockFolder(folder);
  try {
    await cp(folder, target, { recursive: true });
  } finally {
    release();
  }
  return undefined;
}

async function copyFiles({ dataDir, storage }: Place, target: string): Promise<void> {
  for (const name of keyFiles) {
    const path = join(dataDir, name);
    if (existsSync(path)) await cp(path, join(target, name));
  }
  const uploads = join(dataDir, 'uploads');
  if (storage || !existsSync(uploads)) return;
  const { files } = await listFiles(uploads);
  // Others are still being written.
  for (const { path } of files) {
    if (isFilePath(`/${path}`)) await cp(join(uploads, path), join(target, 'uploads', path));
  }
}

async function describe(folder: string): Promise<Manifest> {
  const tables = await readFolderContents(folder);
  await rm(join(folder, 'database.guard'), { force: true });
  return { format: 1, madeAt: new Date().toISOString(), tables, ...(await listFiles(folder)) };
}

function summarize({ tables, files }: Manifest, to: string, pause: number | undefined): string {
  const uploads = files.filter(({ path }) => path.startsWith('uploads/')).length;
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return [
    `Backup in ${to}: ${describeContents(tables)}, ${uploads} uploaded files, ${megabytes.toFixed(0)} MB. It opens, and its hashes are in ${manifestName}.`,
    pause === undefined
      ? 'The marketplace was not running.'
      : `The marketplace waited ${(pause / 1000).toFixed(1)} s for the copy.`,
    'It holds private keys and password hashes: keep it as safe as the data folder.',
  ].join('\n');
}
