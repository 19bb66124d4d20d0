import { views, type View } from '../pictures/look.ts';

export function pictureOf(vehicleId: string, view: View = 'front'): string {
  return `/pictures/${vehicleId}/${view}.webp`;
}

export function photosOf(vehicleId: string): { photoPath: string }[] {
  return views.map((view) => ({ photoPath: pictureOf(vehicleId, view) }));
}
