/** The views of every drawn vehicle, in order. */
export const views = ['front', 'side', 'rear', 'interior', 'dashboard', 'seats', 'engine', 'wheel', 'sheet'] as const;
export type View = (typeof views)[number];

/** The name of a video's poster frame, which has its own URL. */
export const stillName = 'tour';

/** A vehicle and its uploaded photos; null if nobody has uploaded any, and it may be drawn. */
export interface Photographed {
  id: string;
  photos: readonly string[] | null;
}

/**
 * A picture by its view. For uploaded photos this is not the permanent URL: `front` redirects to the first photo and
 * `side` to the second, for callers that only know the vehicle's id.
 */
export function pictureOf(vehicleId: string, view: View = 'front'): string {
  return `/pictures/${vehicleId}/${view}.webp`;
}

/** The permanent URL of an uploaded photo: it changes with rotation, crop and blur. */
export function photoAt(vehicleId: string, name: string): string {
  return `/pictures/${vehicleId}/${name}.webp`;
}

/** The vehicle's main picture. */
export function firstPictureOf({ id, photos }: Photographed): string {
  const [first] = photos ?? [];
  return first === undefined ? pictureOf(id) : photoAt(id, first);
}

/** A second picture, shown on hover; the same one if there is no other. */
export function secondPictureOf({ id, photos }: Photographed): string {
  if (photos === null) return pictureOf(id, 'side');
  const [first, second = first] = photos;
  return second === undefined ? pictureOf(id) : photoAt(id, second);
}

/** A vehicle's pictures, followed by its video with poster frame, if any. */
export function photosOf(vehicle: Photographed, video?: string): { photoPath: string; videoTempImage?: string }[] {
  const pictures = picturesOf(vehicle).map((photoPath) => ({ photoPath }));
  if (video === undefined) return pictures;
  return [...pictures, { photoPath: video, videoTempImage: `/pictures/${vehicle.id}/${stillName}.webp` }];
}

function picturesOf({ id, photos }: Photographed): string[] {
  if (photos === null) return views.map((view) => pictureOf(id, view));
  // If there is none, the page shows a placeholder.
  return photos.length === 0 ? [pictureOf(id)] : photos.map((name) => photoAt(id, name));
}
