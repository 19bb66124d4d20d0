import sharp from 'sharp';
import type { FileStore } from '#server/platform/services.ts';
import { cleanUpload } from '#server/platform/uploads/store-picture.ts';

/** Size of a banner on the home page, and the smallest sharp picture. */
const place = { width: 1440, height: 525 };
/** Tolerated deviation from the aspect ratio. */
const tolerance = 0.05;

export interface BannerPicture {
  path: string;
  bytes: number;
}

export type PictureFault =
  | 'bannerPictureShape'
  | 'bannerPictureSmall'
  | 'imageEmpty'
  | 'imagePixels'
  | 'imageTooLarge'
  | 'photoUnreadable'
  | 'tooManyRequests';

/** Re-encodes and stores a picture of the right shape, or returns what is wrong. */
export async function storeBannerPicture(
  files: FileStore,
  bytes: Buffer,
  sender: string,
): Promise<BannerPicture | PictureFault> {
  const picture = await cleanUpload(bytes, sender);
  if (typeof picture === 'string') return picture === 'imageFormat' ? 'photoUnreadable' : picture;
  // Only the header of our own encoding is read.
  const { width, height } = await sharp(picture).metadata();
  const stretch = width / height / (place.width / place.height);
  if (Math.abs(stretch - 1) > tolerance) return 'bannerPictureShape';
  // A slightly wider or taller picture covers the frame by its shorter side.
  if (width < place.width * (1 - tolerance) || height < place.height * (1 - tolerance)) return 'bannerPictureSmall';
  const { path } = await files.put(picture, 'jpg');
  return { path, bytes: picture.length };
}
