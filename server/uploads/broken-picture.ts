/** The file is not a picture of a kind that we take, or it is not complete. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** The pixels of the picture would take more memory than a decoder has. */
export class HugePicture extends Error {
  override readonly name = 'HugePicture';
}

/**
 * Phones with 64 megapixels take pictures of 9280 × 6944. Phones with more write files above the limit of bytes, so
 * only somebody who means harm sends more pixels than these.
 */
const mostPixels = 65_000_000;
/**
 * The limit for files that a decoder must hold as a whole. It allows a progressive JPEG of 50 megapixels, as messengers
 * send.
 */
const mostHeldBytes = 160_000_000;

/** Checks the size before anything is decoded, since a decoder takes as much memory as the file claims to need. */
export function checkSize(width: number, height: number, heldBytesPerPixel = 0): void {
  if (width < 1 || height < 1) throw new BrokenPicture('its size');
  const pixels = width * height;
  if (pixels > mostPixels || pixels * heldBytesPerPixel > mostHeldBytes) throw new HugePicture('its size');
}
