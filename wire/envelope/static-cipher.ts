import type { Bytes } from '../bytes.ts';

export type Direction = 'request' | 'response';

/** AES-256-CBC and HMAC-SHA-256 with the two keys of one direction. */
export interface StaticCipher {
  encrypt(iv: Bytes, plain: Bytes): Promise<Bytes>;
  decrypt(iv: Bytes, sealed: Bytes): Promise<Bytes>;
  mac(data: Bytes): Promise<Bytes>;
  /** Compares in constant time. */
  verify(mac: Bytes, data: Bytes): Promise<boolean>;
}

/** Who does the work: WebCrypto, or crypto-js where a page is not served securely and has no WebCrypto. */
export interface StaticEngine {
  hash(data: Bytes): Promise<Bytes>;
  deriveCipher(sharedKey: Bytes, direction: Direction): Promise<StaticCipher>;
}

/** The `info` of HKDF-SHA-256, whose salt is empty: the shared key is random already. */
export function keyInfo(direction: Direction, purpose: 'key' | 'mac'): string {
  return `gariport/1/static/${direction}-${purpose}`;
}
