import { pictureWidths } from '../../pictures/serving/drawing.ts';
import { escapeMarkup } from './escape.ts';

/** As the gallery shows it; a test holds the two together, so that no picture is fetched twice. */
const sizes = '(max-width: 767px) 100vw, 44rem';

/** Asks for the picture that a page shows first: by itself the browser would learn of it when the page has been drawn. */
export function writeFirstPicture(path: string | undefined, nonce: string): string {
  if (path === undefined) return '';
  const sources = pictureWidths.map((width) => `${path}?w=${width} ${width}w`).join(', ');
  return `\n    <link nonce="${nonce}" rel="preload" as="image" imagesrcset="${escapeMarkup(sources)}" imagesizes="${sizes}" fetchpriority="high">`;
}
