import type { OperationFacts } from '../../generated/operations.ts';

/** The contract's limit of a picture: 13312 KB. */
export const pictureBytes = 13_312 * 1024;

/**
 * How large a request may be. A picture of the largest size grows by a third as Base64, by another third as ciphertext
 * in Base64, and by a sixteenth as a form: 26 MB.
 */
export function bodyLimitOf(operation: OperationFacts): number {
  const takesPicture = operation.id === 'uploadImage' || operation.envelope === 'multipart';
  return takesPicture ? 28 * 1024 * 1024 : 1024 * 1024;
}
