import type { Photo } from '#generated/client/types.gen.ts';

export interface Slide {
  /** The picture, or a video's poster image. */
  image: string;
  /** Only for videos. */
  video?: string;
}

export function slidesOf(photos: readonly Photo[]): Slide[] {
  return photos.map(({ photoPath, videoTempImage }) =>
    videoTempImage === undefined ? { image: photoPath } : { image: videoTempImage, video: photoPath },
  );
}
