import { concat, fromBase64Url, toBase64, toBase64Url } from '../bytes.ts';
import { randomBytes } from './channel.ts';

/** How a server key is kept: the id under which requests name it, and what each suite needs. Keep it secret. */
export interface StoredServerKey {
  id: string;
  /** The private key of the session suite. */
  jwk: JsonWebKey;
  /** The key of the static suite: 32 random bytes in base64. Keys that were made before that suite was offered have none. */
  sharedKey?: string;
}

export interface ServerKey {
  id: string;
  /** Not extractable. */
  privateKey: CryptoKey;
  /** The uncompressed point, 65 bytes, in base64url: what clients of the session suite are given. */
  publicKey: string;
  /** What clients of the static suite are given. */
  sharedKey?: string;
}

/** The key that clients are given now, and the one before it, for pages that were loaded earlier. */
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
