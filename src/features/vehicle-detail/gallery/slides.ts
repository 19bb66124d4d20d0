import type { Photo } from '../../../../generated/client/types.gen.ts';

export interface Slide {
  /** What shows it: the picture, or a video's still. */
  image: string;
  /** Present where it is a video. */
  video?: string;
}

export function slidesOf(photos: readonly Photo[]): Slide[] {
  return photos.map(({ photoPath, videoTempImage }) =>
    videoTempImage === undefined ? { image: photoPath } : { image: videoTempImage, video: photoPath },
  );
}
