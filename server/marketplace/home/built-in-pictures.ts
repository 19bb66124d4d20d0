import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resizers } from '#server/marketplace/pictures/find-photo.ts';
import type { FindPicture } from '#server/marketplace/pictures/picture.ts';

const usualWidth = 1440;
const names: ReadonlySet<string> = new Set(['banner-coupon', 'banner-clearance']);

/** Finds the pictures of the built-in banners, unless a demo draws them. */
export const findBuiltInPicture: FindPicture = async (folder, name) => {
  if (folder !== 'home' || !names.has(name)) return undefined;
  const bytes = await readFile(new URL(`./pictures/${name}.webp`, import.meta.url));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  return {
    usualWidth,
    keyOf: (width, format) => `${hash}-${width}-${format}`,
    render: (width, format) => resizers.resize(bytes, { turn: 0, width, format }),
  };
};
