import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { StartRefused } from '#wire/host/start.ts';

/** What the operator can do about an unusable folder. */
export const restoring =
  'Put a backup of DATA_DIR in its place, see Backups in docs/operations.md, or set DATA_DIR to another folder.';

/** Why a folder is no database. */
export const withoutVersion = (folder: string) =>
  `The data in ${folder} cannot be used: PG_VERSION is missing. ${restoring}`;

/**
 * This file exists from the first start until the tables are created, so other files beside it are leftovers of an
 * interrupted start.
 */
const beginningOf = (folder: string) => `${folder}.beginning`;

/** Removes the marker once the tables exist. */
export function endBeginning(folder: string): void {
  rmSync(beginningOf(folder), { force: true });
}

/**
 * The engine treats a folder without PG_VERSION as new and overwrites existing data. It also writes for seconds before
 * a new database is complete.
 */
export function prepareFolder(folder: string): void {
  if (existsSync(beginningOf(folder))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  const names = readdirSync(folder);
  if (names.length === 0) writeFileSync(beginningOf(folder), '');
  else if (!names.includes('PG_VERSION')) throw new StartRefused(withoutVersion(folder));
}
