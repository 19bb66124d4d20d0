import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { BrokenPicture, HugePicture } from './broken-picture.ts';
import { cleanPicture } from './clean-picture.ts';
import { type PhotoSize, resizePhoto } from './resize-photo.ts';

/** What is sent to the process of a decoder: a picture to be drawn anew, or one to be shown in some size. */
export interface Upload {
  bytes: Uint8Array;
  size?: PhotoSize;
  /** How much memory the process may come to hold. */
  mostMemory: number;
}

export type Decoded =
  | { picture: Uint8Array }
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

async function decode({ bytes, size, mostMemory }: Upload): Promise<void> {
  const look = (): void => {
    if (process.memoryUsage.rss() > mostMemory) tell({ refusal: 'imagePixels', isSpent: true });
  };
  look();
  const watch = setInterval(look, lookEvery);
  tell(await draw(Buffer.from(bytes), size));
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

function tell(decoded: Decoded): void {
  process.send?.(decoded);
}
