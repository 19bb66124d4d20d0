import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { InlineHashes } from '#server/site/inline-hashes.ts';
import { type PageSettings, preparePage } from '#server/site/page-template.ts';
import { pagePolicy } from '#server/site/secure-answers.ts';

interface DeskOptions {
  /** The folder of the built site, including the desk. */
  folder: string;
  settings: PageSettings;
}

/** Serves the desk's page at any URL below `/desk`. It is client-rendered and not indexed. */
export async function serveDesk(app: FastifyInstance, { folder, settings }: DeskOptions): Promise<void> {
  // Without it, as in a test's folder, there is no desk.
  const html = await readFile(join(folder, 'desk.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return;
  const makePage = preparePage(html, settings);

  async function send(_request: unknown, reply: FastifyReply): Promise<FastifyReply> {
    const page = makePage();
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .header('X-Robots-Tag', 'noindex, nofollow')
        // The URL contains the invitation's key.
        .header('Referrer-Policy', 'no-referrer')
        .header('Content-Security-Policy', deskPolicy(page.inline))
        .send(page.html)
    );
  }
  app.get('/desk', send);
  app.get('/desk/*', send);
}

/** As for a page of the site, except that nobody may frame the desk, not even we. */
function deskPolicy(inline: InlineHashes): string {
  return pagePolicy(inline).replace("frame-ancestors 'self'", "frame-ancestors 'none'");
}
