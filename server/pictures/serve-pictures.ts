import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TooBusy } from '../crew/turns.ts';
import { chooseWidth, type FindPicture, type Picture, type PictureFormat } from './picture.ts';

export interface PictureOptions {
  find: FindPicture;
  /** The folder of rendered pictures, which can be deleted at any time. */
  folder: string;
}

const types = { webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<PictureFormat, string>;

/** There is one cache for a folder, so that no picture is rendered twice. */
const caches = new Map<string, PictureCache>();

function cacheIn(folder: string): PictureCache {
  const cache = caches.get(folder) ?? createPictureCache(folder);
  caches.set(folder, cache);
  return cache;
}

/** Serves `/pictures/…`, each made when it is first asked for. */
export function servePictures(app: FastifyInstance, { find, folder: stored }: PictureOptions): void {
  const cache = cacheIn(stored);
  app.get<{ Params: { folder: string; file: string }; Querystring: { w?: string } }>(
    '/pictures/:folder/:file',
    async (request, reply) => {
      const { folder, file } = request.params;
      const named = /^([a-z0-9-]{1,40})\.(webp|jpg)$/.exec(file);
      const picture = named?.[1] && (await find(folder, named[1]));
      if (!picture)
        return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain').send('No such picture');
      const format = named?.[2] === 'jpg' ? 'jpeg' : 'webp';
      const width = chooseWidth(request.query.w, picture.usualWidth);
      const tag = `"${picture.keyOf(width, format)}"`;
      const isKnown = request.headers['if-none-match'] === tag;
      const bytes = isKnown ? undefined : await readPicture(cache, picture, width, format).catch(unlessBusy);
      if (bytes === 'busy')
        return reply.code(503).header('Retry-After', '2').header('Cache-Control', 'no-store').send();
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', tag)
        .header('X-Content-Type-Options', 'nosniff');
      return bytes ? reply.type(types[format]).send(bytes) : reply.code(304).send();
    },
  );
}

function unlessBusy(error: unknown): 'busy' {
  if (error instanceof TooBusy) return 'busy';
  throw error;
}

function readPicture(cache: PictureCache, picture: Picture, width: number, format: PictureFormat): Promise<Buffer> {
  return cache.get(picture.keyOf(width, format), () => picture.render(width, format));
}

/** Renders one picture before anybody asks for it. */
export async function warmPicture(
  { find, folder: stored }: PictureOptions,
  url: string,
  width?: number,
): Promise<void> {
  const [, folder = '', name = ''] = /^\/pictures\/([^/]+)\/([^/.]+)\.webp$/.exec(url) ?? [];
  const picture = await find(folder, name);
  if (picture) await readPicture(cacheIn(stored), picture, width ?? picture.usualWidth, 'webp');
}

/** Keeps pictures in a folder under the hash of what they show. */
interface PictureCache {
  /** Answers the stored picture. A missing one is rendered once, however many ask for it at the same time. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>;
}

export function createPictureCache(folder: string): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, key.slice(0, 2), key);
    const stored = await readFile(path).catch(() => undefined);
    if (stored) return stored;
    const picture = await render();
    // When the disk is full, the picture is still sent, and is rendered again next time.
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

/** Writes a picture beside its place and moves it there, so that nobody ever reads half of it. */
async function store(path: string, picture: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(partial, picture);
  await rename(partial, path);
}
