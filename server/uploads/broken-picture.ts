/** A file that is no picture we take, or not a whole one. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** A picture whose pixels would take more memory than a decoder has. */
export class HugePicture extends Error {
  override readonly name = 'HugePicture';
}

/**
 * Phones with 64 megapixels take pictures of 9280 × 6944. Those with more write files that are larger than the limit of
 * bytes, so more pixels than these come only from somebody who means harm.
 */
const mostPixels = 65_000_000;
/** For files that a decoder must hold as a whole: a progressive JPEG of 50 megapixels, as it comes from messengers. */
const mostHeldBytes = 160_000_000;

/** Asked before anything is decoded, since memory is taken by what a file says of itself. */
export function checkSize(width: number, height: number, heldBytesPerPixel = 0): void {
  if (width < 1 || height < 1) throw new BrokenPicture('its size');
  const pixels = width * height;
  if (pixels > mostPixels || pixels * heldBytesPerPixel > mostHeldBytes) throw new HugePicture('its size');
}
