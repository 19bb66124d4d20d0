import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Discovery } from '../wire/discovery.ts';

interface SiteOptions {
  /** Where the built site lies. */
  folder: string;
  envelope: Discovery;
}

/** Serves the built site. Every address that is no file is the page itself, told which key to seal its calls with. */
export async function serveSite(app: FastifyInstance, { folder, envelope }: SiteOptions): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  // A closing tag inside the JSON would end the element that holds it.
  const settings = JSON.stringify({ baseUrl: '/api', envelope }).replaceAll('<', '\\u003c');
  const page = html.replace('<!--settings-->', () => settings);

  // Names in `assets/` carry a hash of what is in the file, so what they name never changes.
  await app.register(staticFiles, {
    root: resolve(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
  });
  app.get('/api/*', (_request, reply) => reply.callNotFound());
  app.get('/*', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page),
  );
}
