import { TooBusy } from '../crew/turns.ts';
import type { FileStore } from '../services/file-store.ts';
import { pictureBytes } from '../../wire/host/limits.ts';
import { createDecoders } from './decoders.ts';
import { formatOf } from './picture-format.ts';

/** Where a cleaned picture lies, or why it was not taken. */
export type StoredPicture =
  | { hash: string; path: string; bytes: number }
  | { refusal: 'imageEmpty' | 'imageTooLarge' | 'imageFormat' | 'imagePixels' | 'tooManyRequests' };

/** For the process: whatever is sent to it, so many pictures are decoded at a time. */
const decoders = createDecoders();

/**
 * Cleans a picture and stores it under the hash of what it has become: doing so twice changes nothing, so it needs no
 * transaction.
 */
export async function storePicture(files: FileStore, bytes: Buffer, sender: string): Promise<StoredPicture> {
  if (bytes.length === 0) return { refusal: 'imageEmpty' };
  if (bytes.length > pictureBytes) return { refusal: 'imageTooLarge' };
  // What is no picture at all needs no decoder to say so.
  if (!formatOf(bytes)) return { refusal: 'imageFormat' };
  const picture = await decoders.clean(bytes, sender).catch(unlessBusy);
  if (typeof picture === 'string') return { refusal: picture };
  return { ...(await files.put(picture, 'jpg')), bytes: picture.length };
}

function unlessBusy(error: unknown): 'tooManyRequests' {
  if (error instanceof TooBusy) return 'tooManyRequests';
  throw error;
}
