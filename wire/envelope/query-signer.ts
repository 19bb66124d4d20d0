import { type Bytes, toHex, utf8 } from '../bytes.ts';

export interface QuerySecrets {
  /** A shared secret. Without it the signature detects accidents, not attacks. */
  secret?: string;
  /** The login token, if the upload requires one. */
  token?: string;
}

export type SignQuery = (
  params: Readonly<Record<string, string>>,
  secrets?: QuerySecrets,
) => Record<string, string> & { sign: string };

/**
 * Adds the `sign` parameter: MD5 over `name=value` joined by `&` in the order of the names, with values before
 * percent-encoding and the secret last as `&key=`. The MD5 is injected because WebCrypto has none.
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
