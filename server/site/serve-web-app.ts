import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { workerPolicy } from '#server/site/secure-answers.ts';

/** The URL from which the service worker fetches the client-rendered page for offline use. */
const shellPath = '/app/shell';

interface WebAppOptions {
  /** The folder of the built site. */
  folder: string;
  sendShell: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Serves what makes the site installable and usable offline. */
export async function serveWebApp(app: FastifyInstance, { folder, sendShell }: WebAppOptions): Promise<void> {
  app.get('/service-worker.js', async (_request, reply) => {
    // A test's folder may have none; pages work without it.
    const worker = await readFile(join(folder, 'service-worker.js')).catch(() => undefined);
    if (!worker) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', workerPolicy)
      .send(worker);
  });
  // The service worker handles shared pictures. Without it, open the page for choosing them; nothing is read here.
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
