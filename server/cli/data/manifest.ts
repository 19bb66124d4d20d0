import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Contents } from '#server/platform/database/table-contents.ts';
import { StartRefused } from '#wire/host/start.ts';
import type { Listing } from './file-list.ts';

/** Describes a backup, so that damage is found before it is restored. */
export interface Manifest extends Listing {
  format: 1;
  madeAt: string;
  tables: Contents;
}

export const manifestName = 'backup.json';

/** The keys of a marketplace that has no environment variables for them. */
export const keyFiles = ['server-secret', 'envelope-keys.json', 'payment-keys.json'];

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartRefused(
      `${folder} is not a backup: it has no ${manifestName}. Name the folder that npm run backup made.`,
    );
  });
  try {
    const manifest = JSON.parse(text) as Manifest;
    const paths = [...manifest.folders, ...manifest.files.map((file) => file.path)];
    // A changed path must not lead out of the data folder.
    if (manifest.format === 1 && paths.every((each) => !isAbsolute(each) && !each.split('/').includes('..'))) {
      return manifest;
    }
  } catch {
    // The same message, whatever is wrong.
  }
  throw new StartRefused(`The backup in ${folder} is damaged: ${manifestName} cannot be read. Use another backup.`);
}
