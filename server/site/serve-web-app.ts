import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { workerPolicy } from './secure-answers.ts';

/** Where the service worker asks for the page that fills itself, for when there is no line. */
const shellPath = '/app/shell';

interface WebAppOptions {
  /** The folder of the built site. */
  folder: string;
  sendShell: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Serves what makes the site one that can be installed and opened without a line. */
export async function serveWebApp(app: FastifyInstance, { folder, sendShell }: WebAppOptions): Promise<void> {
  app.get('/service-worker.js', async (_request, reply) => {
    // A test's folder may have none; a page without it works as ever.
    const worker = await readFile(join(folder, 'service-worker.js')).catch(() => undefined);
    if (!worker) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', workerPolicy)
      .send(worker);
  });
  // Shared pictures are the service worker's. Without it, the page opens on which they are chosen; none is read here.
  app.post(
    '/:prefix/user/center/info',
    { onRequest: async ({ url }, reply) => reply.redirect(url, 303) },
    () => undefined,
  );
  app.get(shellPath, (request, reply) => sendShell(request, reply.header('X-Robots-Tag', 'noindex')));
  await app.register(staticFiles, {
    root: resolve(folder, 'app'),
    prefix: '/app/',
    maxAge: '1d',
    decorateReply: false,
  });
}
