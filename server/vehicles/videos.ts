/** Where buyers get the video of a vehicle: another video has another address, so that each can be kept for ever. */
export function videoAt(vehicleId: string, { id, type }: { id: string; type: string }): string {
  return `/videos/${vehicleId}/${id}.${type}`;
}
