import type { Photo } from '../../../../generated/client/types.gen.ts';

export interface Slide {
  /** The picture, or a video's still picture. */
  image: string;
  /** Only videos have it. */
  video?: string;
}

export function slidesOf(photos: readonly Photo[]): Slide[] {
  return photos.map(({ photoPath, videoTempImage }) =>
    videoTempImage === undefined ? { image: photoPath } : { image: videoTempImage, video: photoPath },
  );
}
