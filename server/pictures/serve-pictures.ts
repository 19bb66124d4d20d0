import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readCatalogue } from '../catalogue/catalogue-memory.ts';
import type { Services } from '../services.ts';
import { defaultDataDir } from '../wire/keys.ts';
import { renderPicture } from './render.ts';
import { chooseWidth, type Drawing, type PictureFormat } from './serving/drawing.ts';
import { createPictureCache, type PictureCache } from './serving/picture-cache.ts';
import { findLevelDrawing, findMakeDrawing, findSceneDrawing } from './serving/scene-drawings.ts';
import { findVehicleDrawing } from './serving/vehicle-drawing.ts';

export interface PictureOptions {
  /** Where rendered pictures are kept; nothing is lost with it. */
  folder?: string;
}

const types = { webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<PictureFormat, string>;

/** One cache for a folder, so that requests and warming share its turns. */
const caches = new Map<string, PictureCache>();

function cacheIn({
  folder = join(process.env['DATA_DIR'] || defaultDataDir, 'pictures'),
}: PictureOptions): PictureCache {
  const cache = caches.get(folder) ?? createPictureCache(folder);
  caches.set(folder, cache);
  return cache;
}

/** Serves `/pictures/…`, each drawn when it is first asked for. */
export function servePictures(app: FastifyInstance, services: Services, options: PictureOptions = {}): void {
  const cache = cacheIn(options);
  app.get<{ Params: { folder: string; file: string }; Querystring: { w?: string } }>(
    '/pictures/:folder/:file',
    async (request, reply) => {
      const { folder, file } = request.params;
      const named = /^([a-z0-9-]{1,40})\.(webp|jpg)$/.exec(file);
      const drawing = named?.[1] && (await findDrawing(services, folder, named[1]));
      if (!drawing)
        return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain').send('No such picture');
      const format = named?.[2] === 'jpg' ? 'jpeg' : 'webp';
      const width = chooseWidth(request.query.w, drawing.usualWidth);
      const tag = `"${drawing.keyOf(width, format)}"`;
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', tag)
        .header('X-Content-Type-Options', 'nosniff');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(types[format]).send(await readPicture(cache, drawing, width, format));
    },
  );
}

async function findDrawing(services: Services, folder: string, name: string): Promise<Drawing | undefined> {
  const { database } = services;
  if (folder === 'makes') return findMakeDrawing(name, (await readCatalogue({ services, database })).makes);
  if (folder === 'levels') return findLevelDrawing(name, (await readCatalogue({ services, database })).levels);
  if (folder === 'home' || folder === 'uploads') return findSceneDrawing(folder, name);
  return findVehicleDrawing(database, folder, name);
}

function readPicture(cache: PictureCache, drawing: Drawing, width: number, format: PictureFormat): Promise<Buffer> {
  return cache.get(drawing.keyOf(width, format), () => renderPicture(drawing.svg(), { width, format }));
}

/** Renders one picture ahead of whoever asks for it. */
export async function warmPicture(
  services: Services,
  url: string,
  options: PictureOptions & { width?: number },
): Promise<void> {
  const [, folder = '', name = ''] = /^\/pictures\/([^/]+)\/([^/.]+)\.webp$/.exec(url) ?? [];
  const drawing = await findDrawing(services, folder, name);
  if (drawing) await readPicture(cacheIn(options), drawing, options.width ?? drawing.usualWidth, 'webp');
}
