/** The public URL of a vehicle's video. It changes with the video, so that responses can be cached forever. */
export function videoAt(vehicleId: string, { id, type }: { id: string; type: string }): string {
  return `/videos/${vehicleId}/${id}.${type}`;
}
