import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { videoFolder, videoPrefix } from './videos.ts';

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
