import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from '#server/site/page-template.ts';
import { pagePolicy } from '#server/site/secure-answers.ts';

/** The body of a page in one encoding. */
export interface EncodedBody {
  bytes: Buffer;
  /** Strong: names exactly these bytes. */
  etag: string;
  /** Absent if the page is not compressed. */
  encoding?: 'br' | 'gzip';
}

/** A page that is compressed once and then sent to everybody. */
export interface EncodedPage {
  policy: string;
  /** The smallest encoding that the request accepts. */
  bodyFor: (acceptEncoding: string | undefined) => Promise<EncodedBody>;
  /** The entity tag in `If-None-Match` that names this page in any of its encodings. */
  matchOf: (ifNoneMatch: string | undefined) => string | undefined;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Takes milliseconds and serves the first requests, until the best quality is ready. */
const fastQuality = 4;
const mostWaiting = 50;
let waiting = 0;
let lastTurn = Promise.resolve();

/** Pauses are this much longer than the work before them, so that good compression takes a quarter of a core at most. */
const rest = 3;

/** Compresses pages well, one after another. */
function compressInTurn(bytes: Buffer, onDone: (compressed: Buffer) => void): void {
  // The page then stays as it is, which is larger but correct.
  if (waiting >= mostWaiting) return;
  waiting += 1;
  lastTurn = takeTurn(lastTurn, bytes, onDone);
}

async function takeTurn(before: Promise<void>, bytes: Buffer, onDone: (compressed: Buffer) => void): Promise<void> {
  await before;
  const begun = performance.now();
  try {
    onDone(await brotli(bytes, constants.BROTLI_MAX_QUALITY));
  } catch {
    // The page keeps its fast compression.
  }
  waiting -= 1;
  await pause((performance.now() - begun) * rest, undefined, { ref: false });
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compressBrotli(bytes, { params });
}

/** Encodes a page when it is first requested in an encoding. All compression runs off the event loop. */
export function encodePage({ html, inline }: Page): EncodedPage {
  const bytes = Buffer.from(html);
  const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const tags = { identity: `"${name}"`, gzip: `"${name}-gz"`, fast: `"${name}-b4"`, best: `"${name}-br"` };
  const known: ReadonlySet<string> = new Set(Object.values(tags));
  let requests = 0;
  let best: EncodedBody | undefined;
  const fast = once(async () => ({
    bytes: await brotli(bytes, fastQuality),
    etag: tags.fast,
    encoding: 'br' as const,
  }));
  const zipped = once(async () => ({ bytes: await compressGzip(bytes), etag: tags.gzip, encoding: 'gzip' as const }));

  return {
    policy: pagePolicy(inline),

    async bodyFor(acceptEncoding = '') {
      const accepted = acceptedIn(acceptEncoding);
      if (accepted === 'gzip') return zipped();
      if (accepted === undefined) return { bytes, etag: tags.identity };
      requests += 1;
      // A page that is requested once does not earn the time.
      if (requests === 2) {
        compressInTurn(bytes, (compressed) => (best = { bytes: compressed, etag: tags.best, encoding: 'br' }));
      }
      return best ?? fast();
    },

    matchOf(ifNoneMatch = '') {
      const sent = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
      return sent.find((tag) => known.has(tag));
    },
  };
}

/** Repeats the work only if it failed. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}

function acceptedIn(acceptEncoding: string): 'br' | 'gzip' | undefined {
  const accepted = acceptedCodings(acceptEncoding);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** The codings in `Accept-Encoding`, except refused ones. */
export function acceptedCodings(acceptEncoding = ''): ReadonlySet<string> {
  return new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .flatMap((part) => {
        const [coding = '', weight = ''] = part.split(';');
        return /^\s*q=0(?:\.0*)?\s*$/.test(weight) ? [] : coding.trim();
      }),
  );
}
