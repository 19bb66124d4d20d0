import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps pictures in a folder under the hash of what they show. */
export interface PictureCache {
  /** Answers the stored picture. A missing one is rendered once, however many ask for it at the same time. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>;
  /** Answers the stored picture, if there is one. */
  find(key: string): Promise<Buffer | undefined>;
  /**
   * Renders a picture that nobody waits for. Such pictures are rendered one after another, each when none is under way
   * that somebody waits for. When many wait already, the picture is left to the next one who asks for it.
   */
  renderLater(key: string, render: () => Promise<Buffer>): void;
  /** Forgets those, and waits for the one that is under way. */
  stopRenderingLater(): Promise<void>;
}

export interface CacheOptions {
  folder: string;
  /** Called with what went wrong with a picture that nobody waits for. */
  onFailure?: ((error: unknown) => void) | undefined;
  /** How many pictures may wait that nobody waits for. */
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
    // When the disk is full, the picture is still sent, and is rendered again next time.
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

/** Writes a picture beside its place and moves it there, so that nobody ever reads half of it. */
async function store(path: string, picture: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(partial, picture);
  await rename(partial, path);
}
