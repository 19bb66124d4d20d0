/** Parameters in one encoded query string: `?aWQ9MTAwMDAx` for `id=100001`. */
export function encodeParameters(values: Readonly<Record<string, string>>): string {
  const bytes = new TextEncoder().encode(new URLSearchParams(values).toString());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The decoded parameters; undefined if the query is not encoded. */
export function decodeParameters(search: string): Readonly<Record<string, string>> | undefined {
  const encoded = search.replace(/^\?/, '').split('&')[0] ?? '';
  if (encoded === '') return {};
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const query = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (char) => char.charCodeAt(0)));
    if (!/^[\w.~*%+-]+=/.test(query)) return undefined;
    return Object.fromEntries(new URLSearchParams(query));
  } catch {
    return undefined;
  }
}
