import sharp from 'sharp';
import type { FileStore } from '../../services/services.ts';
import { cleanUpload } from '../../uploads/store-picture.ts';

/** The place of a banner on the home page, and the smallest picture that looks sharp there. */
const place = { width: 1440, height: 525 };
/** What may be cut off, or is missing, of a picture: so much of its shape. */
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

/** Draws a picture anew and stores it where it fits its place, or says why not. */
export async function storeBannerPicture(
  files: FileStore,
  bytes: Buffer,
  sender: string,
): Promise<BannerPicture | PictureFault> {
  const picture = await cleanUpload(bytes, sender);
  if (typeof picture === 'string') return picture === 'imageFormat' ? 'photoUnreadable' : picture;
  // Only the header is read, of what we have drawn ourselves.
  const { width, height } = await sharp(picture).metadata();
  const stretch = width / height / (place.width / place.height);
  if (Math.abs(stretch - 1) > tolerance) return 'bannerPictureShape';
  // One that is a little wider or higher than its place covers it by its smaller side.
  if (width < place.width * (1 - tolerance) || height < place.height * (1 - tolerance)) return 'bannerPictureSmall';
  const { path } = await files.put(picture, 'jpg');
  return { path, bytes: picture.length };
}
