import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the vehicles' videos, in parts where a player asks for parts. */
export function serveVideos(app: FastifyInstance): void {
  app.register(staticFiles, {
    root: videoFolder,
    prefix: videoPrefix,
    // The site's own files have taken the reply's `sendFile`.
    decorateReply: false,
    // A route for each file that there is: other addresses are answered like any that leads nowhere.
    wildcard: false,
    index: false,
    maxAge: '1d',
    setHeaders: (reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
}

/** Where the videos lie, which `scripts/make-videos.ts` has made of the vehicles' drawn pictures. */
export const videoFolder = join(import.meta.dirname, 'videos');

/** Where they are served from. */
export const videoPrefix = '/videos/';

/** The vehicles of the demo that have one. */
export const filmedVehicles: readonly string[] = ['100001', '100006'];

export function videoOf(vehicleId: string): string | undefined {
  return filmedVehicles.includes(vehicleId) ? `${videoPrefix}${vehicleId}.webm` : undefined;
}
