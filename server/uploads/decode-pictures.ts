import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { BrokenPicture, HugePicture } from './broken-picture.ts';
import { cleanPicture } from './clean-picture.ts';

/** What the process of a decoder is asked for, and what it answers. */
export interface Upload {
  bytes: Uint8Array;
  /** How much memory the process may come to hold. */
  mostMemory: number;
}

export type Decoded =
  | { picture: Uint8Array }
  | { refusal: 'imageFormat' | 'imagePixels' }
  /** The process holds more than it may, and is to be ended. */
  | { refusal: 'imagePixels'; isSpent: true }
  | { failure: string };

const lookEvery = 20;

// Whoever waits for an answer to a call comes before whoever waits for a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

// Whoever asked is gone.
process.on('disconnect', () => process.exit());
process.on('message', (upload: Upload) => void decode(upload));

async function decode({ bytes, mostMemory }: Upload): Promise<void> {
  const look = (): void => {
    if (process.memoryUsage.rss() > mostMemory) tell({ refusal: 'imagePixels', isSpent: true });
  };
  look();
  const watch = setInterval(look, lookEvery);
  tell(await draw(Buffer.from(bytes)));
  clearInterval(watch);
}

async function draw(bytes: Buffer): Promise<Decoded> {
  try {
    return { picture: await cleanPicture(bytes) };
  } catch (error) {
    if (error instanceof BrokenPicture) return { refusal: 'imageFormat' };
    if (error instanceof HugePicture) return { refusal: 'imagePixels' };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function tell(decoded: Decoded): void {
  process.send?.(decoded);
}
