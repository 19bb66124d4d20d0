import { type Bytes, toHex, utf8 } from '../bytes.ts';

export interface QuerySecrets {
  /** What both ends know; without it the signature finds accidents, not attacks. */
  secret?: string;
  /** The login token, where the upload asks for one. */
  token?: string;
}

export type SignQuery = (
  params: Readonly<Record<string, string>>,
  secrets?: QuerySecrets,
) => Record<string, string> & { sign: string };

/**
 * Gives the parameters their `sign`: MD5 over `name=value` joined by `&` in the order of the names, values as they are
 * before percent-encoding, the secret at the end as `&key=`. WebCrypto has no MD5, so that it is handed in.
 */
export function signQueryBy(md5: (data: Bytes) => Bytes): SignQuery {
  return (params, { secret, token } = {}) => {
    const { sign: _replaced, ...rest } = params;
    const signed = { ...rest, ...(token !== undefined && { token }) };
    const pairs = Object.entries(signed)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`);
    if (secret !== undefined) pairs.push(`key=${secret}`);
    return { ...signed, sign: toHex(md5(utf8(pairs.join('&')))) };
  };
}
