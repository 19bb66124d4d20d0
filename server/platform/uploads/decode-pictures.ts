import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { BrokenPicture, HugePicture, LargePicture } from './broken-picture.ts';
import type { PdfFault } from './clean-pdf.ts';
import { cleanPicture } from './clean-picture.ts';
import { type PhotoSize, resizePhoto } from './resize-photo.ts';

/** A decoder job: a picture to re-encode, or to show in a size. */
export interface Upload {
  bytes: Uint8Array;
  size?: PhotoSize;
  /** A PDF to rewrite. */
  isPdf?: true;
  /** Pictures with more pixels are not decoded, but reported as large. */
  mostPixels?: number;
  /** The process's memory limit. */
  mostMemory: number;
}

export type Decoded =
  | { picture: Uint8Array }
  | { pdf: Uint8Array | PdfFault }
  | { refusal: 'imageFormat' | 'imagePixels' }
  /** The process exceeds its memory limit and must be ended. */
  | { refusal: 'imagePixels'; isSpent: true }
  | { isLarge: true }
  | { failure: string };

const lookEvery = 20;

// Answering calls has priority over decoding.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

// The server that sent the job has ended.
process.on('disconnect', () => process.exit());
process.on('message', (upload: Upload) => void decode(upload));

async function decode({ bytes, size, isPdf, mostPixels, mostMemory }: Upload): Promise<void> {
  const look = (): void => {
    if (process.memoryUsage.rss() > mostMemory) reply({ refusal: 'imagePixels', isSpent: true });
  };
  look();
  const watch = setInterval(look, lookEvery);
  reply(isPdf ? { pdf: await cleanPdf(bytes) } : await draw(Buffer.from(bytes), size, mostPixels));
  clearInterval(watch);
}

async function draw(bytes: Buffer, size: PhotoSize | undefined, mostPixels?: number): Promise<Decoded> {
  try {
    return { picture: size ? await resizePhoto(bytes, size) : await cleanPicture(bytes, mostPixels) };
  } catch (error) {
    if (error instanceof BrokenPicture) return { refusal: 'imageFormat' };
    if (error instanceof HugePicture) return { refusal: 'imagePixels' };
    if (error instanceof LargePicture) return { isLarge: true };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Small files can be crafted to expand to gigabytes over seconds. Legitimate ones do not. Processor time in microseconds,
 * so that a busy machine refuses no document.
 */
const patienceWithPdf = 15_000_000;

/** Kept for the next PDF, since loading the library takes longer than most files. */
let pdfThread: Worker | undefined;

/** Cleans a PDF in its own thread, so that this one can watch its memory use. */
async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array | PdfFault> {
  const thread = (pdfThread ??= new Worker(new URL('./clean-pdf.ts', import.meta.url)));
  const { promise, resolve } = Promise.withResolvers<Uint8Array | PdfFault | undefined>();
  const began = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    if (user + system > patienceWithPdf) resolve(undefined);
  }, lookEvery);
  const fail = () => resolve(undefined);
  thread.once('message', resolve).once('error', fail);
  thread.postMessage(bytes, []);
  const cleaned = await promise;
  clearInterval(watch);
  thread.off('message', resolve).off('error', fail);
  if (cleaned !== undefined) return cleaned;
  pdfThread = undefined;
  await thread.terminate();
  return 'paperUnreadable';
}

function reply(decoded: Decoded): void {
  process.send?.(decoded);
}
