import { pictureWidths } from '../../pictures/picture.ts';
import type { FirstPicture } from '../describe/page-facts.ts';
import { escapeMarkup } from './write-head.ts';

/** Asks for the picture that a page shows first: by itself the browser would learn of it when the page has been drawn. */
export function writeFirstPicture(picture: FirstPicture | undefined, nonce: string): string {
  if (picture === undefined) return '';
  const { path, sizes } = picture;
  const sources = pictureWidths.map((width) => `${path}?w=${width} ${width}w`).join(', ');
  return `\n    <link nonce="${nonce}" rel="preload" as="image" imagesrcset="${escapeMarkup(sources)}" imagesizes="${sizes}" fetchpriority="high">`;
}
