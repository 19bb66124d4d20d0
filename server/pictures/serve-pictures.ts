import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readCatalogue } from '../catalogue/catalogue-memory.ts';
import type { Services } from '../services.ts';
import { defaultDataDir } from '../../wire/host/start.ts';
import { chooseWidth, type Drawing, type PictureFormat } from './serving/drawing.ts';
import { createPictureCache, type PictureCache } from './serving/picture-cache.ts';
import { findLevelDrawing, findMakeDrawing, findSceneDrawing } from './serving/scene-drawings.ts';
import { createStudio } from './serving/studio.ts';
import { TooBusy } from '../crew/turns.ts';
import { findVehicleDrawing } from './serving/vehicle-drawing.ts';

export interface PictureOptions {
  /** Where rendered pictures are kept; nothing is lost with it. */
  folder?: string;
}

const types = { webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<PictureFormat, string>;

/** One for the process: its threads take turns whatever is drawn. */
const studio = createStudio();

/** One cache for a folder, so that requests and warming draw nothing twice. */
const caches = new Map<string, PictureCache>();

function cacheIn({
  folder = join(process.env['DATA_DIR'] || defaultDataDir, 'pictures'),
}: PictureOptions): PictureCache {
  const cache = caches.get(folder) ?? createPictureCache(folder);
  caches.set(folder, cache);
  return cache;
}

/** What is drawn at an address, if anything is. */
export type FindDrawing = (folder: string, name: string) => Promise<Drawing | undefined>;

/** Serves `/pictures/…` of the marketplace's own vehicles. */
export function servePictures(app: FastifyInstance, services: Services, options: PictureOptions = {}): void {
  servePicturesFrom(app, (folder, name) => findDrawing(services, folder, name), options);
}

/** Serves `/pictures/…`, each drawn when it is first asked for. */
export function servePicturesFrom(app: FastifyInstance, find: FindDrawing, options: PictureOptions = {}): void {
  const cache = cacheIn(options);
  app.get<{ Params: { folder: string; file: string }; Querystring: { w?: string } }>(
    '/pictures/:folder/:file',
    async (request, reply) => {
      const { folder, file } = request.params;
      const named = /^([a-z0-9-]{1,40})\.(webp|jpg)$/.exec(file);
      const drawing = named?.[1] && (await find(folder, named[1]));
      if (!drawing)
        return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain').send('No such picture');
      const format = named?.[2] === 'jpg' ? 'jpeg' : 'webp';
      const width = chooseWidth(request.query.w, drawing.usualWidth);
      const tag = `"${drawing.keyOf(width, format)}"`;
      const isKnown = request.headers['if-none-match'] === tag;
      const picture = isKnown ? undefined : await readPicture(cache, drawing, width, format).catch(unlessBusy);
      if (picture === 'busy')
        return reply.code(503).header('Retry-After', '2').header('Cache-Control', 'no-store').send();
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', tag)
        .header('X-Content-Type-Options', 'nosniff');
      return picture ? reply.type(types[format]).send(picture) : reply.code(304).send();
    },
  );
}

function unlessBusy(error: unknown): 'busy' {
  if (error instanceof TooBusy) return 'busy';
  throw error;
}

async function findDrawing(services: Services, folder: string, name: string): Promise<Drawing | undefined> {
  const { database } = services;
  if (folder === 'makes') return findMakeDrawing(name, (await readCatalogue({ services, database })).makes);
  if (folder === 'levels') return findLevelDrawing(name, (await readCatalogue({ services, database })).levels);
  if (folder === 'home' || folder === 'uploads') return findSceneDrawing(folder, name);
  return findVehicleDrawing(database, folder, name);
}

function readPicture(cache: PictureCache, drawing: Drawing, width: number, format: PictureFormat): Promise<Buffer> {
  return cache.get(drawing.keyOf(width, format), () => studio.render(drawing.subject, { width, format }));
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
