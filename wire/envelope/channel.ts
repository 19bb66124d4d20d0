import type { Bytes } from '../bytes.ts';
import type { Address } from './headers.ts';

/** What a suite does for the client once it has its keys. */
export interface ClientChannel {
  readonly address: Address;
  hash(data: Bytes): Promise<Bytes>;
  sealRequest(plain: Bytes, head: Bytes): Promise<Bytes>;
  sign(data: Bytes): Promise<Bytes>;
  /** Rejects when the answer was altered, or was bound to something else. */
  openAnswer(sealed: Bytes, binding: Bytes): Promise<Bytes>;
}

/** The other end. */
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

/** Pages that were not served securely have no `crypto.subtle`, whatever the type says. */
export function hasWebCrypto(): boolean {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return subtle !== undefined;
}

export async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}
