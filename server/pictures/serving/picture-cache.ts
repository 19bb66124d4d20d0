import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rendering takes a whole processor: more at once would keep calls waiting. */
const rendersAtOnce = 2;

/** Pictures by the hash of what they show, in a folder. */
export interface PictureCache {
  /** The stored picture; where there is none it is rendered, once however many ask at the same time. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>;
}

export function createPictureCache(folder: string): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();
  const takeTurn = createTurns(rendersAtOnce);

  async function readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, key.slice(0, 2), key);
    const stored = await readFile(path).catch(() => undefined);
    if (stored) return stored;
    const picture = await takeTurn(render);
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

/** Lets so many run at once; the others wait in the order in which they came. */
function createTurns(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      // Whoever is woken takes over this turn, so nobody can slip in between.
      if (next) next();
      else running--;
    }
  };
}
