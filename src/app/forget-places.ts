/** Forgets how far down the pages about a vehicle were left, since they are no longer what they were. */
export function forgetPlacesOf(vehicleId: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [kind, search] = key.split('?');
      const isAbout = kind?.startsWith('scroll:') && new URLSearchParams(search).get('id') === vehicleId;
      if (isAbout) sessionStorage.removeItem(key);
    }
  } catch {
    // A closed storage has no places.
  }
}
