/** In KB, of a payment proof or a dealer's picture. */
export const proofLimit = 13_312;
/** In KB, of any other picture. */
export const usualLimit = 5120;
const kilobyte = 1024;

/** A limit for display: `13 MB`. */
export const sizeText = (limit: number): string => `${limit / kilobyte} MB`;

export type PictureFault = 'wrongFormat' | 'tooLarge' | 'empty' | 'unreadable';

const pictureName = /\.(jpe?g|png|bmp)$/i;

/** The signature of each file format. */
const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x42, 0x4d],
] as const;
const longestSignature = 8;

/** Why a file is refused. Both its name and its contents must be a picture's, since the server checks the contents. */
export async function checkPicture(file: File, limit: number): Promise<PictureFault | undefined> {
  if (!pictureName.test(file.name)) return 'wrongFormat';
  if (file.size === 0) return 'empty';
  if (file.size > limit * kilobyte) return 'tooLarge';
  try {
    const start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
    const isPicture = signatures.some((signature) => signature.every((byte, place) => start[place] === byte));
    return isPicture ? undefined : 'wrongFormat';
  } catch {
    // The file was moved or renamed, or its disk is gone.
    return 'unreadable';
  }
}
