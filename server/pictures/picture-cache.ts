import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures by the hash of what they show, in a folder. */
export interface PictureCache {
  /** The stored picture; where there is none it is rendered, once however many ask at the same time. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>;
}

export function createPictureCache(folder: string): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, key.slice(0, 2), key);
    const stored = await readFile(path).catch(() => undefined);
    if (stored) return stored;
    const picture = await render();
    // A full disk must not cost the picture, only the next rendering.
    await store(path, picture).catch(() => undefined);
    return picture;
  }

  return {
    get(key, render) {
      const known = underWay.get(key);
      if (known) return known;
      const made = readOrRender(key, render).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

/** Moved into place, so that nobody ever reads half a picture. */
async function store(path: string, picture: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(partial, picture);
  await rename(partial, path);
}
