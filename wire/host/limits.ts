import type { OperationFacts } from '../../generated/operations.ts';

/** The contract's limit of a picture: 13312 KB. */
export const pictureBytes = 13_312 * 1024;

/** The largest body that anybody may send. It leaves room for a text that is far too long, so that its sender is told so. */
export const usualBodyBytes = 256 * 1024;

/** The calls whose sealed payload holds a file in Base64, no larger than a picture. */
const withFile: ReadonlySet<string> = new Set([
  'uploadImage',
  'addPaper',
  'staffAddPaper',
  'staffAddPhoto',
  'staffAddImportPhoto',
  'staffSetVideo',
  'staffSaveBanner',
  'staffReadStockFile',
]);

/** Parts of a file: 512 KB of them at once, and what sealing adds. */
const partsBodyBytes = 1200 * 1024;

/**
 * How large a request may be. A picture of the largest size grows by a third as Base64, by another third as ciphertext
 * in Base64, and by a sixteenth as a form: 26 MB.
 */
export function bodyLimitOf(operation: OperationFacts): number {
  if (operation.id === 'uploadParts') return partsBodyBytes;
  const takesFile = withFile.has(operation.id) || operation.envelope === 'multipart';
  return takesFile ? 28 * 1024 * 1024 : usualBodyBytes;
}

/** What a node spends on bodies before it knows what they hold. */
export interface BodyRules {
  /** Bytes of all bodies at once that are being received or worked on: of one caller, together, and of large ones. */
  ofCaller: number;
  ofAll: number;
  ofLarge: number;
  /** The time that a body has however small it is, in milliseconds, and the slowest line it may come by. */
  patience: number;
  bytesPerSecond: number;
  /** The longest wait for the next byte, in milliseconds. */
  idle: number;
}

/**
 * Two sealed pictures of the largest size by one caller, six by all beside what is left for small bodies; the largest in 14
 * minutes by a slow phone.
 */
export const bodyRules: BodyRules = {
  ofCaller: 64 * 1024 * 1024,
  ofAll: 256 * 1024 * 1024,
  ofLarge: 192 * 1024 * 1024,
  patience: 30_000,
  bytesPerSecond: 32 * 1024,
  idle: 15_000,
};
