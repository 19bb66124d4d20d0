const pathPattern = /^\/files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.[a-z0-9]{1,5}$/;

/** Where a file lies, in any store and on the site. */
export function pathOf(hash: string, extension: string): string {
  return `/files/${hash.slice(0, 2)}/${hash}.${extension}`;
}

/** Nothing but what `pathOf` makes is a path: no dots, no folders above. */
export function isFilePath(path: string): boolean {
  return pathPattern.test(path);
}
