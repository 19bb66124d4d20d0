import { join } from 'node:path';

/** Where the videos lie, which `scripts/make-videos.ts` has made of the vehicles' drawn pictures. */
export const videoFolder = join(import.meta.dirname, 'videos');

/** Where they are served from. */
export const videoPrefix = '/videos/';

/** The vehicles of the demo that have one. */
export const filmedVehicles: readonly string[] = ['100001', '100006'];

export function videoOf(vehicleId: string): string | undefined {
  return filmedVehicles.includes(vehicleId) ? `${videoPrefix}${vehicleId}.webm` : undefined;
}
