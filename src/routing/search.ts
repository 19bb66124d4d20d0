export type SearchValues = Readonly<Record<string, string | number | undefined>>;

/** A path with its query. What has no value is left out, so that one state has one address. */
export function writeSearch(path: string, values: SearchValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The path of what `writeSearch` has written. */
export function pathnameOf(to: string): string {
  return to.split(/[?#]/)[0] ?? '';
}
