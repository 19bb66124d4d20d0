/** The views that every vehicle is shown from, in this order. */
export const views = ['front', 'side', 'rear', 'interior', 'dashboard', 'seats', 'engine', 'wheel', 'sheet'] as const;
export type View = (typeof views)[number];

/** The name of the still that a vehicle's video begins with. It has an address of its own. */
export const stillName = 'tour';

export function pictureOf(vehicleId: string, view: View = 'front'): string {
  return `/pictures/${vehicleId}/${view}.webp`;
}

/** The pictures of a vehicle and, if it has been filmed, its video with a still after them. */
export function photosOf(vehicleId: string, video?: string): { photoPath: string; videoTempImage?: string }[] {
  const pictures = views.map((view) => ({ photoPath: pictureOf(vehicleId, view) }));
  if (video === undefined) return pictures;
  return [...pictures, { photoPath: video, videoTempImage: `/pictures/${vehicleId}/${stillName}.webp` }];
}
