import sharp from 'sharp';
import type { PhotoEdit } from '#server/platform/database/tables/stock-tables.ts';
import { editPhoto, from } from './edit-photo.ts';

/** Display options of a stored photo. */
export interface PhotoSize {
  /** Clockwise rotation in degrees. */
  turn: number;
  edit?: PhotoEdit | undefined;
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
}

/** Resizes a stored photo, which `cleanPicture` has made. Never enlarges it. */
export async function resizePhoto(bytes: Buffer, { turn, edit, width, format }: PhotoSize): Promise<Buffer> {
  const shown = edit ? from(await editPhoto(bytes, edit)) : sharp(bytes);
  const photo = shown.rotate(turn).resize({ width, withoutEnlargement: true });
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
