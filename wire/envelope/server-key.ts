import { concat, fromBase64Url, toBase64Url } from '../bytes.ts';

/** How a server key is kept: the id under which requests name it, and the private key. Keep it secret. */
export interface StoredServerKey {
  id: string;
  jwk: JsonWebKey;
}

export interface ServerKey {
  id: string;
  /** Not extractable. */
  privateKey: CryptoKey;
  /** The uncompressed point, 65 bytes, in base64url: what clients are built with. */
  publicKey: string;
}

export const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

export async function generateServerKey(id: string): Promise<StoredServerKey> {
  const { privateKey } = await crypto.subtle.generateKey(P256, true, ['deriveBits']);
  return { id, jwk: await crypto.subtle.exportKey('jwk', privateKey) };
}

export async function importServerKey({ id, jwk }: StoredServerKey): Promise<ServerKey> {
  const uncompressed = new Uint8Array([4]);
  const point = concat(uncompressed, fromBase64Url(jwk.x ?? ''), fromBase64Url(jwk.y ?? ''));
  const privateKey = await crypto.subtle.importKey('jwk', jwk, P256, false, ['deriveBits']);
  return { id, privateKey, publicKey: toBase64Url(point) };
}
