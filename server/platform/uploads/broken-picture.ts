/** The file is not a supported picture, or is incomplete. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** The decoded picture would need more memory than a decoder has. */
export class HugePicture extends Error {
  override readonly name = 'HugePicture';
}

/** The picture may be decoded, but takes so long that ordinary ones should not wait for it. */
export class LargePicture extends Error {
  override readonly name = 'LargePicture';
}

/**
 * Phones with 64 megapixels take pictures of 9280 × 6944. Larger ones exceed the byte limit anyway, so more pixels than
 * this are an attack.
 */
const mostPixels = 65_000_000;
/**
 * The limit for formats that must be decoded as a whole. It allows a progressive JPEG of 50 megapixels, as messengers
 * send.
 */
const mostHeldBytes = 160_000_000;

/** Checks the size before decoding, since a decoder uses as much memory as the file claims to need. */
export function checkSize(width: number, height: number, heldBytesPerPixel = 0): void {
  if (width < 1 || height < 1) throw new BrokenPicture('its size');
  const pixels = width * height;
  if (pixels > mostPixels || pixels * heldBytesPerPixel > mostHeldBytes) throw new HugePicture('its size');
}
