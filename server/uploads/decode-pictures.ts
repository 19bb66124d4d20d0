import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { BrokenPicture, HugePicture } from './broken-picture.ts';
import type { PdfFault } from './clean-pdf.ts';
import { cleanPicture } from './clean-picture.ts';
import { type PhotoSize, resizePhoto } from './resize-photo.ts';

/** What is sent to the process of a decoder: a picture to be drawn anew, or one to be shown in some size. */
export interface Upload {
  bytes: Uint8Array;
  size?: PhotoSize;
  /** It is a PDF, which is written anew. */
  isPdf?: true;
  /** How much memory the process may come to hold. */
  mostMemory: number;
}

export type Decoded =
  | { picture: Uint8Array }
  | { pdf: Uint8Array | PdfFault }
  | { refusal: 'imageFormat' | 'imagePixels' }
  /** The process holds more memory than it may, and has to be ended. */
  | { refusal: 'imagePixels'; isSpent: true }
  | { failure: string };

const lookEvery = 20;

// Answering a call is more urgent than decoding a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

// The server that asked has ended.
process.on('disconnect', () => process.exit());
process.on('message', (upload: Upload) => void decode(upload));

async function decode({ bytes, size, isPdf, mostMemory }: Upload): Promise<void> {
  const look = (): void => {
    if (process.memoryUsage.rss() > mostMemory) tell({ refusal: 'imagePixels', isSpent: true });
  };
  look();
  const watch = setInterval(look, lookEvery);
  tell(isPdf ? { pdf: await cleanPdf(bytes) } : await draw(Buffer.from(bytes), size));
  clearInterval(watch);
}

async function draw(bytes: Buffer, size: PhotoSize | undefined): Promise<Decoded> {
  try {
    return { picture: size ? await resizePhoto(bytes, size) : await cleanPicture(bytes) };
  } catch (error) {
    if (error instanceof BrokenPicture) return { refusal: 'imageFormat' };
    if (error instanceof HugePicture) return { refusal: 'imagePixels' };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Small files can be packed so that they take seconds and gigabytes to unpack. None that is meant well does. */
const patienceWithPdf = 15_000;

/** Stays for the next PDF, since loading the library takes longer than most files. */
let pdfThread: Worker | undefined;

/** Cleans a PDF in a thread of its own, so that this one can go on watching what memory that takes. */
async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array | PdfFault> {
  const thread = (pdfThread ??= new Worker(new URL('./clean-pdf.ts', import.meta.url)));
  const { promise, resolve } = Promise.withResolvers<Uint8Array | PdfFault | undefined>();
  const late = setTimeout(resolve, patienceWithPdf, undefined);
  const fail = () => resolve(undefined);
  thread.once('message', resolve).once('error', fail);
  thread.postMessage(bytes, []);
  const cleaned = await promise;
  clearTimeout(late);
  thread.off('message', resolve).off('error', fail);
  if (cleaned !== undefined) return cleaned;
  pdfThread = undefined;
  await thread.terminate();
  return 'paperUnreadable';
}

function tell(decoded: Decoded): void {
  process.send?.(decoded);
}
