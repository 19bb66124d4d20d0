import { type Bytes, utf8 } from '../bytes.ts';
import { sha256 } from './channel.ts';
import { type Direction, keyInfo, type StaticCipher, type StaticEngine } from './static-channel.ts';

export const webCryptoEngine: StaticEngine = { hash: sha256, deriveCipher };

async function deriveCipher(sharedKey: Bytes, direction: Direction): Promise<StaticCipher> {
  const secret = await crypto.subtle.importKey('raw', sharedKey, 'HKDF', false, ['deriveKey']);
  const hkdf = (purpose: 'key' | 'mac') => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(keyInfo(direction, purpose)),
  });
  const [key, mac] = await Promise.all([
    crypto.subtle.deriveKey(hkdf('key'), secret, { name: 'AES-CBC', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(hkdf('mac'), secret, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
      'verify',
    ]),
  ]);
  return {
    encrypt: async (iv, plain) => new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, plain)),
    decrypt: async (iv, sealed) => new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, sealed)),
    mac: async (data) => new Uint8Array(await crypto.subtle.sign('HMAC', mac, data)),
    verify: (tag, data) => crypto.subtle.verify('HMAC', mac, tag, data),
  };
}
