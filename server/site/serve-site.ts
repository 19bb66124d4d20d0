import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Discovery } from '../wire/discovery.ts';
import { compressAnswers } from './compress-answers.ts';
import { filePolicy, pagePolicy } from './content-policy.ts';
import { preparePage, type Page } from './page-template.ts';
import { secureAnswers } from './secure-answers.ts';

interface SiteOptions {
  /** Where the built site lies. */
  folder: string;
  envelope: Discovery;
  /** Where the site is reached from outside. */
  publicUrl?: string;
  /** Whether developers find the contract console at `/console`. */
  hasConsole?: boolean;
}

/** Serves the built site. Every address that is no file is the page itself, told which key to seal its calls with. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { folder, envelope, publicUrl, hasConsole = false } = options;
  // Before anything is loaded: scopes that open later take these hooks over, the chat's among them.
  secureAnswers(app, publicUrl);
  compressAnswers(app);
  const pageOf = async (file: string) => preparePage(await readFile(join(folder, file), 'utf8'), envelope);
  const makePage = await pageOf('index.html');

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
  if (hasConsole) {
    const makeConsole = await pageOf('console.html');
    app.get('/console', (_request, reply) => sendPage(reply, makeConsole()));
  }
  app.get('/*', (_request, reply) => sendPage(reply, makePage()));
}

function sendPage(reply: FastifyReply, { html, nonce }: Page): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Content-Security-Policy', pagePolicy(nonce))
    .send(html);
}
