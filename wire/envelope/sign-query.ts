import { toHex, utf8 } from '../bytes.ts';
import { md5 } from './crypto-js/digests.ts';

export interface QuerySecrets {
  /** What both ends know; without it the signature finds accidents, not attacks. */
  secret?: string;
  /** The login token, where the upload asks for one. */
  token?: string;
}

/**
 * The parameters with their `sign`: MD5 over `name=value` joined by `&` in the order of the names, values as they are
 * before percent-encoding, the secret at the end as `&key=`.
 */
export function signQuery(
  params: Readonly<Record<string, string>>,
  { secret, token }: QuerySecrets = {},
): Record<string, string> & { sign: string } {
  const { sign: _replaced, ...rest } = params;
  const signed = { ...rest, ...(token !== undefined && { token }) };
  const pairs = Object.entries(signed)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  if (secret !== undefined) pairs.push(`key=${secret}`);
  return { ...signed, sign: toHex(md5(utf8(pairs.join('&')))) };
}
