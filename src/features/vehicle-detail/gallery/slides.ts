import type { Photo } from '../../../../generated/client/types.gen.ts';

export interface Slide {
  /** What shows it: the picture, or a video's still. */
  image: string;
  /** Present where it is a video. */
  video?: string;
}

/** Thumbnails that stand side by side. */
export const thumbnailsPerPage = 12;

export function slidesOf(photos: readonly Photo[]): Slide[] {
  return photos.map(({ photoPath, videoTempImage }) =>
    videoTempImage === undefined ? { image: photoPath } : { image: videoTempImage, video: photoPath },
  );
}

export interface ThumbnailPage {
  /** The place of its first thumbnail among all. */
  start: number;
  slides: readonly Slide[];
}

export function pagesOf(slides: readonly Slide[]): ThumbnailPage[] {
  const count = Math.ceil(slides.length / thumbnailsPerPage);
  return Array.from({ length: count }, (_, page) => {
    const start = page * thumbnailsPerPage;
    return { start, slides: slides.slice(start, start + thumbnailsPerPage) };
  });
}

export function pageOf(index: number): number {
  return Math.floor(index / thumbnailsPerPage);
}
