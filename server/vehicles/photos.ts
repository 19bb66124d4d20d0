/** From where every vehicle is shown, in this order. */
export const views = ['front', 'side', 'rear', 'interior', 'dashboard', 'seats', 'engine', 'wheel', 'sheet'] as const;
export type View = (typeof views)[number];

/** The still of a vehicle's video: what it begins with, at an address of its own. */
export const stillName = 'tour';

export function pictureOf(vehicleId: string, view: View = 'front'): string {
  return `/pictures/${vehicleId}/${view}.webp`;
}

/** The pictures of a vehicle, and behind them its video with a still, if it has been filmed. */
export function photosOf(vehicleId: string, video?: string): { photoPath: string; videoTempImage?: string }[] {
  const pictures = views.map((view) => ({ photoPath: pictureOf(vehicleId, view) }));
  if (video === undefined) return pictures;
  return [...pictures, { photoPath: video, videoTempImage: `/pictures/${vehicleId}/${stillName}.webp` }];
}
