import { pictureBytes } from '#wire/host/limits.ts';
import type { FileStore } from '#server/platform/services.ts';
import type { PdfFault } from './clean-pdf.ts';
import { isPdf } from './is-pdf.ts';
import { formatOf } from './clean-picture.ts';
import { decoders, storePicture, tooManyRequestsOrThrow } from './store-picture.ts';

/** The path of a stored document, or why the file was refused. */
export type StoredDocument =
  | { sha256: string; path: string; bytes: number; mime: 'application/pdf' | 'image/jpeg' }
  | { refusal: 'imageEmpty' | 'imagePixels' | 'paperFormat' | 'paperTooLarge' | 'tooManyRequests' | PdfFault };

/**
 * Stores a PDF or picture under the hash of its cleaned version: PDFs are rewritten, pictures re-encoded like payment
 * proofs. Idempotent, so it needs no transaction.
 */
export async function storeDocument(files: FileStore, bytes: Buffer, sender: string): Promise<StoredDocument> {
  if (bytes.length === 0) return { refusal: 'imageEmpty' };
  if (bytes.length > pictureBytes) return { refusal: 'paperTooLarge' };
  if (formatOf(bytes)) return storeDrawn(files, bytes, sender);
  if (!isPdf(bytes)) return { refusal: 'paperFormat' };
  const clean = await decoders.cleanPdf(bytes, sender).catch(tooManyRequestsOrThrow);
  if (typeof clean === 'string') return { refusal: clean };
  const { hash, path } = await files.put(clean, 'pdf');
  return { sha256: hash, path, bytes: clean.length, mime: 'application/pdf' };
}

async function storeDrawn(files: FileStore, bytes: Buffer, sender: string): Promise<StoredDocument> {
  const stored = await storePicture(files, bytes, sender);
  if ('refusal' in stored) {
    const { refusal } = stored;
    if (refusal === 'imageFormat') return { refusal: 'paperUnreadable' };
    return { refusal: refusal === 'imageTooLarge' ? 'paperTooLarge' : refusal };
  }
  return { sha256: stored.hash, path: stored.path, bytes: stored.bytes, mime: 'image/jpeg' };
}
