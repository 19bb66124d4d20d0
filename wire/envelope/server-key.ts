import { concat, fromBase64Url, toBase64, toBase64Url } from '../bytes.ts';
import { randomBytes } from './channel.ts';

/** A stored server key: the id that requests refer to, and the keys of each suite. Keep it secret. */
export interface StoredServerKey {
  id: string;
  /** The private key of the session suite. */
  jwk: JsonWebKey;
  /** The key of the static suite: 32 random bytes in base64. Keys from before that suite have none. */
  sharedKey?: string;
}

export interface ServerKey {
  id: string;
  /** Not extractable. */
  privateKey: CryptoKey;
  /** The uncompressed point, 65 bytes, in base64url: given to clients of the session suite. */
  publicKey: string;
  /** Given to clients of the static suite. */
  sharedKey?: string;
}

/** The key that clients get now, and the previous one for pages that were loaded earlier. */
export interface Keyring<Key = ServerKey> {
  current: Key;
  previous?: Key;
}

export const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

export async function generateServerKey(id: string): Promise<StoredServerKey> {
  const { privateKey } = await crypto.subtle.generateKey(P256, true, ['deriveBits']);
  return { id, jwk: await crypto.subtle.exportKey('jwk', privateKey), sharedKey: generateSharedKey() };
}

export function generateSharedKey(): string {
  return toBase64(randomBytes(32));
}

export async function importServerKey({ id, jwk, sharedKey }: StoredServerKey): Promise<ServerKey> {
  const uncompressed = new Uint8Array([4]);
  const point = concat(uncompressed, fromBase64Url(jwk.x ?? ''), fromBase64Url(jwk.y ?? ''));
  const privateKey = await crypto.subtle.importKey('jwk', jwk, P256, false, ['deriveBits']);
  return { id, privateKey, publicKey: toBase64Url(point), ...(sharedKey !== undefined && { sharedKey }) };
}
