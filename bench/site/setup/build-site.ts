import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../../scripts/compress-files.ts';

export interface BuiltSite {
  folder: string;
  remove: () => Promise<void>;
}

/** The site of this moment, as it is shipped, in a folder of its own. */
export async function buildSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-site-'));
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  await compressFiles(join(folder, 'assets'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
