import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller answers fit into one packet either way. */
const least = 1024;
/**
 * Takes a millisecond longer for a page than the fastest gzip, and the result is a fifth smaller. A ciphertext takes
 * half as long.
 */
const quality = 4;
const text = /^(?:application\/(?:json|xml)|text\/(?:html|plain))\b/;

/**
 * Compresses pages and JSON as they are sent; files are compressed at build time. Compressing a secret together with a
 * stranger's input would reveal the secret by its length. That does not happen here: sealed answers are ciphertext,
 * pages contain no secret, and calls that are not sealed return none.
 */
export function compressAnswers(host: FastifyInstance): void {
  host.addHook('onSend', async (_request, reply, payload) => {
    // Caches must know this about uncompressed answers too.
    if (text.test(String(reply.getHeader('Content-Type'))) && !reply.hasHeader('Content-Encoding')) {
      const vary = reply.getHeader('Vary');
      reply.header('Vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    }
    return payload;
  });
  // Called instead of registered: it hooks into routes when they are created, and a registered plugin loads after the
  // first ones.
  compress(
    host,
    {
      encodings: ['br', 'gzip'],
      customTypes: text,
      threshold: least,
      // Larger answers are compressed off the main thread.
      syncThreshold: 32 * 1024,
      // Deliberately slow streams must stay slow and not be buffered for compression.
      zlibOptions: { level: constants.Z_BEST_SPEED, flush: constants.Z_SYNC_FLUSH },
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality }, flush: constants.BROTLI_OPERATION_FLUSH },
      // Otherwise a request of a kilobyte could expand to a gigabyte.
      globalDecompression: false,
    },
    () => undefined,
  );
}
