import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Discovery } from '../wire/discovery.ts';
import { compressAnswers } from './compress-answers.ts';
import { filePolicy, pagePolicy } from './content-policy.ts';
import { preparePage } from './page-template.ts';
import { secureAnswers } from './secure-answers.ts';

interface SiteOptions {
  /** Where the built site lies. */
  folder: string;
  envelope: Discovery;
  /** Where the site is reached from outside. */
  publicUrl?: string;
}

/** Serves the built site. Every address that is no file is the page itself, told which key to seal its calls with. */
export async function serveSite(app: FastifyInstance, { folder, envelope, publicUrl }: SiteOptions): Promise<void> {
  // Before anything is loaded: scopes that open later take these hooks over, the chat's among them.
  secureAnswers(app, publicUrl);
  compressAnswers(app);
  const makePage = preparePage(await readFile(join(folder, 'index.html'), 'utf8'), envelope);

  // Names in `assets/` carry a hash of what is in the file, so what they name never changes.
  await app.register(staticFiles, {
    root: resolve(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    // The `.br` and `.gz` that the build has left beside them.
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('Content-Security-Policy', filePolicy);
    },
  });
  app.get('/api/*', (_request, reply) => reply.callNotFound());
  app.get('/*', (_request, reply) => {
    const { html, nonce } = makePage();
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', pagePolicy(nonce))
      .send(html);
  });
}
