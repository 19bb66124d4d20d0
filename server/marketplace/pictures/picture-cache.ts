import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Caches pictures in a folder under the hash of their content key. */
export interface PictureCache {
  /** Returns the cached picture. A missing one is rendered once for all concurrent callers. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>;
  /** Returns the cached picture, if any. */
  find(key: string): Promise<Buffer | undefined>;
  /**
   * Renders a picture in the background. Such pictures are rendered one at a time, while no caller waits for another.
   * When too many are queued, the picture is left to the next request.
   */
  renderLater(key: string, render: () => Promise<Buffer>): void;
  /** Drops queued background pictures and waits for the current one. */
  stopRenderingLater(): Promise<void>;
}

export interface CacheOptions {
  folder: string;
  /** Called when a background picture fails. */
  onFailure?: ((error: unknown) => void) | undefined;
  /** Maximum number of queued background pictures. */
  longestQueue?: number;
}

export function createPictureCache({ folder, onFailure, longestQueue = 500 }: CacheOptions): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();
  const later = new Map<string, () => Promise<Buffer>>();
  let atLater: Promise<void> | undefined;

  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  const find = (key: string) => readFile(pathOf(key)).catch(() => undefined);

  async function readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await find(key);
    if (stored) return stored;
    const picture = await render();
    // With a full disk the picture is still sent, and rendered again next time.
    await store(pathOf(key), picture).catch(() => undefined);
    return picture;
  }

  async function renderThoseOfLater(): Promise<void> {
    for (const [key, render] of later) {
      while (underWay.size > 0) await Promise.allSettled(underWay.values());
      await readOrRender(key, render).catch((error: unknown) => onFailure?.(error));
      later.delete(key);
    }
    atLater = undefined;
  }

  return {
    find,

    get(key, render) {
      const known = underWay.get(key);
      if (known) return known;
      const made = readOrRender(key, render).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },

    renderLater(key, render) {
      if (later.has(key) || later.size >= longestQueue) return;
      later.set(key, render);
      atLater ??= renderThoseOfLater();
    },

    async stopRenderingLater() {
      later.clear();
      await atLater;
    },
  };
}

/** Writes the file aside and renames it, so that nobody reads half of it. */
async function store(path: string, picture: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(partial, picture);
  await rename(partial, path);
}
