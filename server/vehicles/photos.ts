/** The views that every vehicle is shown from, in this order. */
export const views = ['front', 'side', 'rear', 'interior', 'dashboard', 'seats', 'engine', 'wheel', 'sheet'] as const;
export type View = (typeof views)[number];

/** The name of the still that a vehicle's video begins with. It has an address of its own. */
export const stillName = 'tour';

/** A vehicle and the names of its uploaded photos; null where nobody has uploaded any, and it may be drawn. */
export interface Photographed {
  id: string;
  photos: readonly string[] | null;
}

/**
 * A picture by what it shows. Of an uploaded photo this is not the lasting address: `front` leads to the first photo,
 * `side` to the second, for whoever knows the vehicle by its id alone.
 */
export function pictureOf(vehicleId: string, view: View = 'front'): string {
  return `/pictures/${vehicleId}/${view}.webp`;
}

/** An uploaded photo at its lasting address: another photo, or the same one turned, cropped or blurred, has another. */
export function photoAt(vehicleId: string, name: string): string {
  return `/pictures/${vehicleId}/${name}.webp`;
}

/** The picture that a vehicle is known by. */
export function firstPictureOf({ id, photos }: Photographed): string {
  const [first] = photos ?? [];
  return first === undefined ? pictureOf(id) : photoAt(id, first);
}

/** Another one, for whoever looks closer; the same where there is no second. */
export function secondPictureOf({ id, photos }: Photographed): string {
  if (photos === null) return pictureOf(id, 'side');
  const [first, second = first] = photos;
  return second === undefined ? pictureOf(id) : photoAt(id, second);
}

/** The pictures of a vehicle and, if it has been filmed, its video with a still after them. */
export function photosOf(vehicle: Photographed, video?: string): { photoPath: string; videoTempImage?: string }[] {
  const pictures = picturesOf(vehicle).map((photoPath) => ({ photoPath }));
  if (video === undefined) return pictures;
  return [...pictures, { photoPath: video, videoTempImage: `/pictures/${vehicle.id}/${stillName}.webp` }];
}

function picturesOf({ id, photos }: Photographed): string[] {
  if (photos === null) return views.map((view) => pictureOf(id, view));
  // Where there is none, the page has a place for a picture that cannot be shown.
  return photos.length === 0 ? [pictureOf(id)] : photos.map((name) => photoAt(id, name));
}
