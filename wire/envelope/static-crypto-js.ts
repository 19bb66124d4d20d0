import { concat, equalBytes, utf8, type Bytes } from '../bytes.ts';
import { aes } from './crypto-js/block-cipher.ts';
import { hmacSha256, sha256 } from './crypto-js/digests.ts';
import { keyInfo, type Direction, type StaticCipher, type StaticEngine } from './static-channel.ts';

export const cryptoJsEngine: StaticEngine = {
  hash: async (data) => sha256(data),
  deriveCipher: async (sharedKey, direction) =>
    cipherOf(deriveKey(sharedKey, direction, 'key'), deriveKey(sharedKey, direction, 'mac')),
};

function cipherOf(key: Bytes, macKey: Bytes): StaticCipher {
  return {
    encrypt: async (iv, plain) => aes.encrypt(key, { mode: 'cbc', iv }, plain),
    decrypt: async (iv, sealed) => aes.decrypt(key, { mode: 'cbc', iv }, sealed),
    mac: async (data) => hmacSha256(macKey, data),
    verify: async (mac, data) => equalBytes(hmacSha256(macKey, data), mac),
  };
}

/** HKDF-SHA-256 (RFC 5869) with an empty salt and one block of output. */
function deriveKey(sharedKey: Bytes, direction: Direction, purpose: 'key' | 'mac'): Bytes {
  const extracted = hmacSha256(new Uint8Array(32), sharedKey);
  return hmacSha256(extracted, concat(utf8(keyInfo(direction, purpose)), new Uint8Array([1])));
}
