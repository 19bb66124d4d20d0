import type { Bytes } from '../bytes.ts';
import type { Address } from './headers.ts';

/** The operations of a suite on the client, after key agreement. */
export interface ClientChannel {
  readonly address: Address;
  hash(data: Bytes): Promise<Bytes>;
  sealRequest(plain: Bytes, head: Bytes): Promise<Bytes>;
  sign(data: Bytes): Promise<Bytes>;
  /** Rejects if the answer was altered or belongs to another request. */
  openAnswer(sealed: Bytes, binding: Bytes): Promise<Bytes>;
}

/** The server's end. */
export interface ServerChannel {
  hash(data: Bytes): Promise<Bytes>;
  /** Compares in constant time. */
  verify(sign: Bytes, data: Bytes): Promise<boolean>;
  openRequest(sealed: Bytes, head: Bytes): Promise<Bytes>;
  sealAnswer(plain: Bytes, binding: Bytes): Promise<Bytes>;
}

export type RandomBytes = (length: number) => Bytes;

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Insecure contexts have no `crypto.subtle`, whatever the type says. */
export function hasWebCrypto(): boolean {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return subtle !== undefined;
}

export async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}
