import { fork } from 'node:child_process';
import { readSystemRoot } from '#server/platform/settings/config.ts';
import { createWorkerPool, type PoolWorker } from '#server/platform/worker-pool/worker-pool.ts';
import type { QueueLimits } from '#server/platform/worker-pool/fair-queue.ts';
import type { PdfFault } from './clean-pdf.ts';
import type { Decoded, Upload } from './decode-pictures.ts';
import type { PhotoSize } from './resize-photo.ts';

/** Re-encodes uploaded pictures in separate processes, or returns why one is refused. */
export interface Decoders {
  /** Rejects with `TooBusy` if too many pictures are queued, in total or for this sender. */
  clean(bytes: Buffer, sender: string): Promise<Buffer | 'imageFormat' | 'imagePixels'>;
  /** Rewrites a PDF with only what its pages show, or returns what is wrong with it. */
  cleanPdf(bytes: Buffer, sender: string): Promise<Buffer | PdfFault>;
}

export interface DecoderOptions {
  /** Maximum number of pictures decoded at the same time. */
  decoders?: number;
  longestQueue?: number;
  longestForOne?: number;
  /** Milliseconds that a picture may take, including the start of a process; large ones and PDFs twice as long. */
  timeLimit?: number;
  /** Memory limit of a process in bytes. */
  mostMemory?: number;
  /** Pictures with more pixels queue separately. Photos of most phones are below. */
  mostUsualPixels?: number;
}

/**
 * A decoder is a process and not a thread: a file that crashes a decoder would end the whole node, threads share the
 * pool that hashes passwords and seals responses, and a process frees its memory when it ends. One process keeps up
 * with uploads, and a node's memory stays predictable. Large pictures and PDFs take seconds, so they have another process
 * and queue.
 */
export function createDecoders(options: DecoderOptions = {}): Decoders {
  const {
    decoders = 1,
    longestQueue = 16,
    longestForOne = 6,
    timeLimit = 30_000,
    mostMemory = 512 * 1024 * 1024,
    mostUsualPixels = 25_000_000,
  } = options;
  const limits = { most: decoders, longestQueue, longestForOne, timeLimit };
  const decodeUsual = createPool(limits);
  const decodeSlow = createPool({ ...limits, timeLimit: 2 * timeLimit });
  return {
    async clean(bytes, sender) {
      const first = await decodeUsual({ bytes, mostPixels: mostUsualPixels, mostMemory }, sender);
      const decoded = 'isLarge' in first ? await decodeSlow({ bytes, mostMemory }, sender) : first;
      if ('failure' in decoded) throw new Error(`A picture could not be decoded: ${decoded.failure}`);
      if ('pdf' in decoded || 'isLarge' in decoded) throw new Error('A decoder sent an unexpected reply.');
      return 'refusal' in decoded ? decoded.refusal : Buffer.from(decoded.picture);
    },
    async cleanPdf(bytes, sender) {
      const decoded = await decodeSlow({ bytes, isPdf: true, mostMemory }, sender);
      // A PDF that exceeds the memory limit is no document.
      if (!('pdf' in decoded)) return 'paperUnreadable';
      return typeof decoded.pdf === 'string' ? decoded.pdf : Buffer.from(decoded.pdf);
    },
  };
}

/** Resizes stored photos, in a process separate from untrusted uploads. */
export interface Resizers {
  /** Rejects with `TooBusy` when the queue is full. */
  resize(bytes: Buffer, size: PhotoSize): Promise<Buffer>;
}

export function createResizers(): Resizers {
  const decode = createPool({ most: 1, longestQueue: 200, timeLimit: 30_000 });
  return {
    async resize(bytes, size) {
      const decoded = await decode({ bytes, size, mostMemory: 512 * 1024 * 1024 });
      if (!('picture' in decoded)) throw new Error('A stored photo could not be read.');
      return Buffer.from(decoded.picture);
    },
  };
}

function createPool(limits: QueueLimits & { timeLimit: number }) {
  return createWorkerPool<Upload, Decoded>({
    startWorker: startDecoder,
    isResult: (message): message is Decoded =>
      ['picture', 'pdf', 'refusal', 'isLarge', 'failure'].some((key) => key in message),
    isLast: (decoded) => 'isSpent' in decoded,
    idleLimit: 60_000,
    ...limits,
  });
}

function startDecoder(): PoolWorker<Upload> {
  const decoder = fork(new URL('./decode-pictures.ts', import.meta.url), {
    // A process that opens untrusted files gets none of the server's environment, above all no secrets.
    env: { UV_THREADPOOL_SIZE: '1', ...readSystemRoot() },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    events: decoder,
    // A process that has ended meanwhile reports that itself.
    send: (upload) => void decoder.send(upload, () => undefined),
    keepAlive(isAtWork) {
      const act = isAtWork ? 'ref' : 'unref';
      decoder[act]();
      decoder.channel?.[act]();
    },
    end: () => void decoder.kill('SIGKILL'),
  };
}
