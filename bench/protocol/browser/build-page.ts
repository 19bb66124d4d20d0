import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface BuiltPage {
  folder: string;
  remove: () => Promise<void>;
}

export async function buildPage(): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      assetsDir: '',
      emptyOutDir: true,
      rolldownOptions: {
        input: fileURLToPath(new URL('./page.ts', import.meta.url)),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
