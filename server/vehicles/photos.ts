import { stillName, views, type View } from '../pictures/look.ts';

export function pictureOf(vehicleId: string, view: View = 'front'): string {
  return `/pictures/${vehicleId}/${view}.webp`;
}

/** The pictures of a vehicle, and behind them its video with a still, if it has been filmed. */
export function photosOf(vehicleId: string, video?: string): { photoPath: string; videoTempImage?: string }[] {
  const pictures = views.map((view) => ({ photoPath: pictureOf(vehicleId, view) }));
  if (video === undefined) return pictures;
  return [...pictures, { photoPath: video, videoTempImage: `/pictures/${vehicleId}/${stillName}.webp` }];
}
