/** Clears the saved scroll positions of vehicle pages whose content has changed. */
export function clearScrollPositions(vehicleId: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [kind, search] = key.split('?');
      const isAbout = kind?.startsWith('scroll:') && new URLSearchParams(search).get('id') === vehicleId;
      if (isAbout) sessionStorage.removeItem(key);
    }
  } catch {
    // A blocked storage has no positions.
  }
}
