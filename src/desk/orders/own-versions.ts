/** Order versions made by this page, so that its own changes are not reported as a colleague’s. */
const versions = new Map<string, number>();

export function noteOwnVersion(id: string, version: number): void {
  versions.set(id, version);
}

export function isKnownVersion(id: string, shown: number, version: number): boolean {
  return version <= Math.max(shown, versions.get(id) ?? 0);
}
