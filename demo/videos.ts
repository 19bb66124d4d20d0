import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves vehicle videos, with range requests. */
export function serveVideos(app: FastifyInstance): void {
  app.register(staticFiles, {
    root: videoFolder,
    prefix: videoPrefix,
    // `sendFile` of the reply already belongs to the site's own files.
    decorateReply: false,
    // Each file has its own route, so that other paths give the usual 404.
    wildcard: false,
    index: false,
    maxAge: '1d',
    setHeaders: (reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
}

/** The folder of the videos, which `scripts/make-videos.ts` makes from the vehicles' drawn pictures. */
export const videoFolder = join(import.meta.dirname, 'videos');

/** The address below which they are served. */
const videoPrefix = '/videos/';

/** The vehicles of the demo that have a video. */
export const filmedVehicles: readonly string[] = ['100001', '100006'];

export function videoOf(vehicleId: string): string | undefined {
  return filmedVehicles.includes(vehicleId) ? `${videoPrefix}${vehicleId}.webm` : undefined;
}
