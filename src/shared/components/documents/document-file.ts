import { toBase64 } from '#wire/bytes.ts';
import { proofLimit } from '../uploads/picture-checks.ts';

const signatures = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x42, 0x4d],
] as const;
const longestSignature = 5;

export type DocumentFault = 'fileMissing' | 'fileFormat' | 'fileTooLarge' | 'fileEmpty' | 'fileGone';

export const documentTypes = '.pdf,.jpg,.jpeg,.png,.bmp';

/** Why a file is refused before upload. The server checks more. */
export async function checkDocumentFile(file: File | undefined): Promise<DocumentFault | undefined> {
  if (!file) return 'fileMissing';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > proofLimit * 1024) return 'fileTooLarge';
  try {
    const start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
    const isKnown = signatures.some((signature) => signature.every((byte, place) => start[place] === byte));
    return isKnown ? undefined : 'fileFormat';
  } catch {
    // It was moved or renamed after it was chosen.
    return 'fileGone';
  }
}

/** Rejects if the file was moved or changed after it was chosen. */
export async function readDocumentFile(file: File): Promise<string> {
  return toBase64(new Uint8Array(await file.arrayBuffer()));
}
