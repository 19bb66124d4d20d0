import { createHash } from 'node:crypto';

/**
 * The `sign` of a request that carries a file: MD5 over the query's other parameters, sorted by name. It guards against
 * mistakes, not against malice: anybody can compute it.
 */
export function signQuery(query: Readonly<Record<string, string>>): string {
  const text = Object.keys(query)
    .filter((name) => name !== 'sign')
    .toSorted()
    .map((name) => `${name}=${query[name]}`)
    .join('&');
  return createHash('md5').update(text).digest('hex');
}
