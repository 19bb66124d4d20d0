/** The versions that this page made of orders, so that it does not take its own changes for a colleague's. */
const versions = new Map<string, number>();

export function noteOwnVersion(id: string, version: number): void {
  versions.set(id, version);
}

export function isKnownVersion(id: string, shown: number, version: number): boolean {
  return version <= Math.max(shown, versions.get(id) ?? 0);
}
