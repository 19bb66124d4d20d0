import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../services/services.ts';
import { isFilePath, pathOf } from './file-links.ts';

/** Uploaded pictures in a folder, by their hash. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(bytes, extension) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash, extension);
      const target = join(folder, path);
      const isThere = await access(target).then(
        () => true,
        () => false,
      );
      if (isThere) return { hash, path };
      await mkdir(dirname(target), { recursive: true });
      // Moved into place, so that nobody ever reads half a file.
      const partial = `${target}.${randomBytes(6).toString('hex')}`;
      try {
        await writeFile(partial, bytes);
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { hash, path };
    },

    async read(path) {
      return isFilePath(path) ? readFile(join(folder, path)).catch(() => undefined) : undefined;
    },
  };
}
