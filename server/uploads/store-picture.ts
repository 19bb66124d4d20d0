import type { FileStore } from '../files/file-store.ts';
import { pictureBytes } from '../wire/limits.ts';
import { BrokenPicture } from './broken-picture.ts';
import { cleanPicture } from './clean-picture.ts';

/** Where a cleaned picture lies, or why it was not taken. */
export type StoredPicture =
  | { hash: string; path: string; bytes: number }
  | { refusal: 'imageEmpty' | 'imageTooLarge' | 'imageFormat' };

/**
 * Cleans a picture and stores it under the hash of what it has become: doing so twice changes nothing, so it needs no
 * transaction.
 */
export async function storePicture(files: FileStore, bytes: Buffer): Promise<StoredPicture> {
  if (bytes.length === 0) return { refusal: 'imageEmpty' };
  if (bytes.length > pictureBytes) return { refusal: 'imageTooLarge' };
  try {
    const picture = await cleanPicture(bytes);
    return { ...(await files.put(picture, 'jpg')), bytes: picture.length };
  } catch (error) {
    if (error instanceof BrokenPicture) return { refusal: 'imageFormat' };
    throw error;
  }
}
