import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const zip = promisify(gzip);
/** Below it an answer fits into one packet either way. */
const least = 1024;
const fast = { level: constants.Z_BEST_SPEED };

/**
 * Compresses pages and JSON as they are sent; files are compressed when the site is built. A sealed answer shrinks by a
 * quarter, what its base64 added, and its length still says nothing of what is in it, since it is compressed after sealing.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = /^(application\/json|text\/html)\b/.test(String(reply.getHeader('Content-Type')));
    // Streams pass as they are: one that is slow on purpose must stay so.
    if (!isText || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    if (Buffer.byteLength(payload) < least || reply.hasHeader('Content-Encoding')) return payload;
    const vary = reply.getHeader('Vary');
    reply.header('Vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    const zipped = await zip(payload, fast);
    reply.header('Content-Encoding', 'gzip').header('Content-Length', zipped.length);
    return zipped;
  });
}

function acceptsGzip(header: string | string[] = ''): boolean {
  const offers = String(header)
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  return offers.some((offer) => /^gzip(?!\s*;\s*q=0(?:\.0*)?$)/.test(offer));
}
