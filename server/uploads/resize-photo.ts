import sharp from 'sharp';

/** How a stored photo is to be shown. */
export interface PhotoSize {
  /** By how many degrees it is turned clockwise. */
  turn: number;
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
}

/** Shows a stored photo, which `cleanPicture` has drawn, in a size. It is never made wider than it is. */
export async function resizePhoto(bytes: Buffer, { turn, width, format }: PhotoSize): Promise<Buffer> {
  const photo = sharp(bytes).rotate(turn).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'webp':
      return photo.webp({ quality: 78, effort: 3 }).toBuffer();
    case 'avif':
      return photo.avif({ quality: 52, effort: 3 }).toBuffer();
    case 'jpeg':
      return photo.jpeg({ quality: 82 }).toBuffer();
  }
  return format satisfies never;
}
