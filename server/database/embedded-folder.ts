import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { StartRefused } from '../../wire/host/start.ts';

/** What whoever started it can do about a folder that cannot be used. */
export const restoring =
  'Put a backup of DATA_DIR in its place, see Backups in docs/operations.md, or set DATA_DIR to another folder.';

/**
 * This file exists from the first start until the tables are made, so what stands beside it is left of a start that was
 * cut off.
 */
const beginningOf = (folder: string) => `${folder}.beginning`;

/** Its tables are made. */
export function endBeginning(folder: string): void {
  rmSync(beginningOf(folder), { force: true });
}

/**
 * The engine takes a folder without PG_VERSION for a new one, and writes over what is left of the data. It also writes
 * for seconds before a new one is whole.
 */
export function prepareFolder(folder: string): void {
  if (existsSync(beginningOf(folder))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  const names = readdirSync(folder);
  if (names.length === 0) writeFileSync(beginningOf(folder), '');
  else if (!names.includes('PG_VERSION')) {
    throw new StartRefused(`The data in ${folder} cannot be used: PG_VERSION is missing. ${restoring}`);
  }
}
