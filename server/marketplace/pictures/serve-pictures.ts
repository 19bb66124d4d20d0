import type { FastifyInstance } from 'fastify';
import { TooBusy } from '#server/platform/worker-pool/fair-queue.ts';
import { chooseWidth, type FindPicture, type Picture, type PictureFormat } from './picture.ts';
import { createPictureCache, type PictureCache } from './picture-cache.ts';

export interface PictureOptions {
  find: FindPicture;
  /** The folder of rendered pictures. It can be deleted at any time. */
  folder: string;
  /** Called when a background picture fails. */
  onFailure?: (error: unknown) => void;
}

const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<
  PictureFormat,
  string
>;

const forEver = 'public, max-age=31536000, immutable';
/** For a picture that may be replaced by a smaller or different one. */
const forMinutes = 'public, max-age=300';

/** One cache per folder, so that no picture is rendered twice. */
const caches = new Map<string, PictureCache>();

function cacheIn({ folder, onFailure }: PictureOptions): PictureCache {
  const cache = caches.get(folder) ?? createPictureCache({ folder, onFailure });
  caches.set(folder, cache);
  return cache;
}

/**
 * Serves `/pictures/…`, each rendered on first request. Clients that accept AVIF get it once it exists. Rendering it
 * takes several times as long as WebP, which is sent meanwhile.
 */
export function servePictures(app: FastifyInstance, options: PictureOptions): void {
  const cache = cacheIn(options);
  app.addHook('onClose', () => cache.stopRenderingLater());
  app.get<{ Params: { folder: string; file: string }; Querystring: { w?: string } }>(
    '/pictures/:folder/:file',
    async (request, reply) => {
      const { folder, file } = request.params;
      const named = /^([a-z0-9-]{1,40})\.(webp|jpg)$/.exec(file);
      const picture = named?.[1] && (await options.find(folder, named[1]));
      if (!picture)
        return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain').send('No such picture');
      const width = chooseWidth(request.query.w, picture.usualWidth);
      const isJpeg = named?.[2] === 'jpg';
      const showsAvif = !isJpeg && /\bimage\/avif\b/.test(request.headers.accept ?? '');
      const lasting = picture.isPassing ? forMinutes : forEver;
      const tagOf = (format: PictureFormat) => `"${picture.keyOf(width, format)}"`;
      const known = request.headers['if-none-match'];
      reply.header('X-Content-Type-Options', 'nosniff');
      if (!isJpeg) reply.header('Vary', 'Accept');

      if (showsAvif) {
        const key = picture.keyOf(width, 'avif');
        const bytes = await cache.find(key);
        if (bytes) {
          reply.header('Cache-Control', lasting).header('ETag', tagOf('avif'));
          return known === tagOf('avif') ? reply.code(304).send() : reply.type(types.avif).send(bytes);
        }
      }
      const format = isJpeg ? 'jpeg' : 'webp';
      const isKnown = known === tagOf(format);
      const bytes = isKnown ? undefined : await readPicture(cache, picture, width, format).catch(busyOrThrow);
      if (bytes === 'busy')
        return reply.code(503).header('Retry-After', '2').header('Cache-Control', 'no-store').send();
      if (showsAvif) renderAvifLater(cache, picture, width);
      reply.header('Cache-Control', showsAvif ? forMinutes : lasting).header('ETag', tagOf(format));
      return bytes ? reply.type(types[format]).send(bytes) : reply.code(304).send();
    },
  );
}

function busyOrThrow(error: unknown): 'busy' {
  if (error instanceof TooBusy) return 'busy';
  throw error;
}

function readPicture(cache: PictureCache, picture: Picture, width: number, format: PictureFormat): Promise<Buffer> {
  return cache.get(picture.keyOf(width, format), () => picture.render(width, format));
}

function renderAvifLater(cache: PictureCache, picture: Picture, width: number): void {
  cache.renderLater(picture.keyOf(width, 'avif'), () => picture.render(width, 'avif'));
}

/** Renders a picture ahead of requests; AVIF only after all pictures that callers wait for. */
export async function warmPicture(
  options: PictureOptions,
  url: string,
  { width, format }: { width: number | undefined; format: 'webp' | 'avif' },
): Promise<void> {
  const [, folder = '', name = ''] = /^\/pictures\/([^/]+)\/([^/.]+)\.webp$/.exec(url) ?? [];
  const picture = await options.find(folder, name);
  if (!picture) return;
  const wanted = width ?? picture.usualWidth;
  if (format === 'avif') renderAvifLater(cacheIn(options), picture, wanted);
  else await readPicture(cacheIn(options), picture, wanted, format);
}
