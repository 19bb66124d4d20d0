import type { OperationFacts } from '../operation.ts';

/** The contract's limit of a picture: 13312 KB. */
export const pictureBytes = 13_312 * 1024;

/**
 * The largest body that anybody may send. It leaves room for a text that is far too long, so that its sender gets a
 * message.
 */
export const usualBodyBytes = 256 * 1024;

/**
 * How large a request may be. A file in Base64 grows by a third as ciphertext in Base64, and by a sixteenth as a form.
 */
export function bodyLimitOf({ base64, envelope }: OperationFacts): number {
  const file = base64 ?? (envelope === 'multipart' ? (pictureBytes * 4) / 3 : 0);
  return usualBodyBytes + Math.ceil((file * 4 * 17) / (3 * 16));
}

/** What a node spends on bodies before it knows their content. */
export interface BodyRules {
  /** Bytes of all bodies being received or processed: of one caller, in total, and of large ones. */
  ofCaller: number;
  ofAll: number;
  ofLarge: number;
  /** The minimum time for any body, in milliseconds, and the slowest accepted rate. */
  timeout: number;
  bytesPerSecond: number;
  /** The longest wait for the next byte, in milliseconds. */
  idle: number;
}

/**
 * Allows two sealed pictures of the largest size for one caller and six in total, with room left for small bodies; the
 * largest takes 14 minutes on a slow phone.
 */
export const bodyRules: BodyRules = {
  ofCaller: 64 * 1024 * 1024,
  ofAll: 256 * 1024 * 1024,
  ofLarge: 192 * 1024 * 1024,
  timeout: 30_000,
  bytesPerSecond: 32 * 1024,
  idle: 15_000,
};
