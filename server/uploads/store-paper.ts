import { pictureBytes } from '../../wire/host/limits.ts';
import type { FileStore } from '../services/services.ts';
import type { PdfFault } from './check-pdf.ts';
import { isPdf } from './is-pdf.ts';
import { formatOf } from './clean-picture.ts';
import { decoders, storePicture, unlessBusy } from './store-picture.ts';

/** Where a paper is stored, or why the file was refused. */
export type StoredPaper =
  | { sha256: string; path: string; bytes: number; mime: 'application/pdf' | 'image/jpeg' }
  | { refusal: 'imageEmpty' | 'imagePixels' | 'paperFormat' | 'paperTooLarge' | 'tooManyRequests' | PdfFault };

/**
 * Checks a PDF or a picture and stores it under its hash. Doing so twice changes nothing, so it needs no transaction.
 * Pictures go the way of proofs; a PDF is kept as it came.
 */
export async function storePaper(files: FileStore, bytes: Buffer, sender: string): Promise<StoredPaper> {
  if (bytes.length === 0) return { refusal: 'imageEmpty' };
  if (bytes.length > pictureBytes) return { refusal: 'paperTooLarge' };
  if (formatOf(bytes)) return storeDrawn(files, bytes, sender);
  if (!isPdf(bytes)) return { refusal: 'paperFormat' };
  const refusal = await decoders.lookThrough(bytes, sender).catch(unlessBusy);
  if (refusal !== undefined) return { refusal };
  const { hash, path } = await files.put(bytes, 'pdf');
  return { sha256: hash, path, bytes: bytes.length, mime: 'application/pdf' };
}

async function storeDrawn(files: FileStore, bytes: Buffer, sender: string): Promise<StoredPaper> {
  const stored = await storePicture(files, bytes, sender);
  if ('refusal' in stored) {
    const { refusal } = stored;
    if (refusal === 'imageFormat') return { refusal: 'paperUnreadable' };
    return { refusal: refusal === 'imageTooLarge' ? 'paperTooLarge' : refusal };
  }
  return { sha256: stored.hash, path: stored.path, bytes: stored.bytes, mime: 'image/jpeg' };
}
