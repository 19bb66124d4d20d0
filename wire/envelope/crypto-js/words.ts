import CryptoJS from 'crypto-js/core.js';
import type { Bytes } from '#wire/bytes.ts';

export type WordArray = CryptoJS.lib.WordArray;

/** crypto-js counts in words of 32 bits, big-endian. */
export function toWords(bytes: Bytes): WordArray {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const words = Array.from({ length: padded.length / 4 }, (_, index) => view.getInt32(index * 4));
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}

export function fromWords({ words, sigBytes }: WordArray): Bytes {
  const view = new DataView(new ArrayBuffer(Math.ceil(sigBytes / 4) * 4));
  for (let offset = 0; offset < sigBytes; offset += 4) view.setInt32(offset, words[offset / 4] ?? 0);
  return new Uint8Array(view.buffer, 0, sigBytes);
}
