import sharp from 'sharp';
import type { PhotoEdit } from '../database/tables/stock-tables.ts';
import { editPhoto, from } from './edit-photo.ts';

/** How a stored photo is to be shown. */
export interface PhotoSize {
  /** By how many degrees it is turned clockwise. */
  turn: number;
  edit?: PhotoEdit | undefined;
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
}

/** Shows a stored photo, which `cleanPicture` has drawn, in a size. It is never made wider than it is. */
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
