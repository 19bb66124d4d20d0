import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from '#screens/personal-parameters.ts';
import { longestShared } from '#server/site/purge-pages.ts';
import type { RequestedVariant } from '#server/site/page-variant.ts';
import type { CachedPage } from '#server/site/rendering/render-pages.ts';

/** A CDN may send a page for a minute, and for another while it fetches the next one. Browsers always ask. */
const shared = `public, max-age=0, s-maxage=${longestShared.fresh}, stale-while-revalidate=${longestShared.stale}`;

/** Sends a rendered page from its encoded bytes, or only confirms what the browser or CDN has. */
export async function sendCached(
  { headers, url }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { isSavingData, isNamed }: RequestedVariant,
): Promise<FastifyReply> {
  const encoded = page.encodedFor(isSavingData);
  const match = page.status === 200 ? encoded.matchOf(headers['if-none-match']) : undefined;
  const isShared = isNamed && !isPersonal(new URLSearchParams(url.split('?')[1]));
  reply.header('Cache-Control', isShared ? shared : 'private, no-cache');
  if (isShared) reply.header('Surrogate-Key', page.keys);
  reply.header('Content-Security-Policy', encoded.policy);
  // `compressAnswers` extends it only for pages without an encoding.
  const vary = `${String(reply.getHeader('Vary'))}, accept-encoding`;
  if (match !== undefined) return reply.code(304).headers({ ETag: match, Vary: vary }).send();
  const { bytes, etag, encoding } = await encoded.bodyFor(headers['accept-encoding']);
  if (encoding) reply.headers({ 'Content-Encoding': encoding, Vary: vary });
  return reply.code(page.status).type('text/html; charset=utf-8').header('ETag', etag).send(bytes);
}
