import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it an answer fits into one packet either way. */
const least = 1024;
/** A page takes a millisecond longer than by gzip at its fastest, and is a fifth smaller. A ciphertext takes half as long. */
const quality = 4;
const text = /^(?:application\/(?:json|xml)|text\/(?:html|plain))\b/;

/**
 * Compresses pages and JSON as they are sent; files are compressed when the site is built. To compress what holds both a
 * secret and words of a stranger tells the secret by its length. Nothing here does: a sealed answer is ciphertext by now
 * and loses only what its base64 added, pages hold no secret, and the calls that are not sealed answer none.
 */
export function compressAnswers(host: FastifyInstance): void {
  host.addHook('onSend', async (_request, reply, payload) => {
    // A cache must also know this about answers that were not compressed.
    if (text.test(String(reply.getHeader('Content-Type'))) && !reply.hasHeader('Content-Encoding')) {
      const vary = reply.getHeader('Vary');
      reply.header('Vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    }
    return payload;
  });
  // Called and not registered: it takes hold of routes as they are made, and a plugin is loaded after those made at once.
  compress(
    host,
    {
      encodings: ['br', 'gzip'],
      customTypes: text,
      threshold: least,
      // What is larger is compressed beside the thread that answers calls.
      syncThreshold: 32 * 1024,
      // A stream that is slow on purpose must stay so, and not wait until there is enough to compress.
      zlibOptions: { level: constants.Z_BEST_SPEED, flush: constants.Z_SYNC_FLUSH },
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality }, flush: constants.BROTLI_OPERATION_FLUSH },
      // Or a request of a kilobyte could become a gigabyte here.
      globalDecompression: false,
    },
    () => undefined,
  );
}
