/** A file that is no picture we take, or not a whole one. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** Sixty-four megapixels: what phones take, and far below what a few bytes can claim to hold. */
const maxPixels = 64_000_000;

/** Asked before anything is decoded, since memory is taken by what a file says of itself. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1 || width * height > maxPixels) throw new BrokenPicture('its size');
}
