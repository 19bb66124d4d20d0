import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import ECB from 'crypto-js/mode-ecb.js';
import NoPadding from 'crypto-js/pad-nopadding.js';
import type { Bytes } from '#wire/bytes.ts';
import { fromWords, toWords, type WordArray } from './words.ts';

/** CBC with its vector, or ECB. */
export type BlockMode = { mode: 'cbc'; iv: Bytes } | { mode: 'ecb' };

interface Algorithm {
  encrypt(message: WordArray, key: WordArray, options: object): CryptoJS.lib.CipherParams;
  decrypt(message: CryptoJS.lib.CipherParams, key: WordArray, options: object): WordArray;
}

export interface BlockCipher {
  encrypt(key: Bytes, mode: BlockMode, plain: Bytes): Bytes;
  /** Throws when the padding is wrong. */
  decrypt(key: Bytes, mode: BlockMode, sealed: Bytes): Bytes;
}

interface Sizes {
  block: number;
  keys: readonly number[];
}

/** With PKCS #7 padding. */
export function blockCipher(algorithm: Algorithm, sizes: Sizes): BlockCipher {
  return {
    encrypt(key, mode, plain) {
      const options = optionsFor(sizes, key, mode);
      return fromWords(algorithm.encrypt(toWords(pad(plain, sizes.block)), toWords(key), options).ciphertext);
    },
    decrypt(key, mode, sealed) {
      const options = optionsFor(sizes, key, mode);
      if (sealed.length === 0 || sealed.length % sizes.block !== 0) throw new TypeError('Not whole blocks.');
      const params = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(sealed) });
      return unpad(fromWords(algorithm.decrypt(params, toWords(key), options)), sizes.block);
    },
  };
}

/** crypto-js accepts keys and vectors of any length and then returns nonsense. */
function optionsFor({ block, keys }: Sizes, key: Bytes, mode: BlockMode): object {
  if (!keys.includes(key.length)) throw new TypeError(`The key must have ${keys.join(', ')} bytes.`);
  if (mode.mode === 'ecb') return { mode: ECB, padding: NoPadding };
  if (mode.iv.length !== block) throw new TypeError(`The initialization vector must have ${block} bytes.`);
  return { mode: CryptoJS.mode.CBC, iv: toWords(mode.iv), padding: NoPadding };
}

function pad(plain: Bytes, block: number): Bytes {
  const count = block - (plain.length % block);
  const padded = new Uint8Array(plain.length + count).fill(count);
  padded.set(plain);
  return padded;
}

/** Checked here because crypto-js trusts the last byte without checking the others. */
function unpad(padded: Bytes, block: number): Bytes {
  const count = padded.at(-1) ?? 0;
  const padding = padded.subarray(padded.length - count);
  if (count < 1 || count > block || padding.some((byte) => byte !== count)) throw new TypeError('Wrong padding.');
  return padded.subarray(0, padded.length - count);
}

export const aes = blockCipher(AES, { block: 16, keys: [16, 24, 32] });
