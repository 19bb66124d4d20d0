import { concat, type Bytes } from '../bytes.ts';
import { hasWebCrypto, randomBytes, type RandomBytes } from './channel.ts';

/** An AES-256-GCM key: WebCrypto's, or its bytes where the page has no WebCrypto and uses crypto-js. */
export type GcmKey = CryptoKey | Bytes;

const NAME = 'AES-GCM';
const IV_LENGTH = 12;

/** Imports the key for this page. */
export async function importGcmKey(bytes: Bytes): Promise<GcmKey> {
  return hasWebCrypto() ? crypto.subtle.importKey('raw', bytes, NAME, false, ['encrypt', 'decrypt']) : bytes;
}

/** Generates a key. With WebCrypto, scripts can use it but not read it. */
export async function generateGcmKey(): Promise<GcmKey> {
  if (!hasWebCrypto()) return randomBytes(32);
  return crypto.subtle.generateKey({ name: NAME, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The vector, the ciphertext and the tag. */
export async function sealGcm(
  key: GcmKey,
  plain: Bytes,
  additionalData: Bytes,
  random: RandomBytes = randomBytes,
): Promise<Bytes> {
  const iv = random(IV_LENGTH);
  if (key instanceof Uint8Array) {
    const { encryptGcm } = await import('./crypto-js/gcm.ts');
    return concat(iv, encryptGcm(key, iv, plain, additionalData));
  }
  return concat(iv, new Uint8Array(await crypto.subtle.encrypt({ name: NAME, iv, additionalData }, key, plain)));
}

/** Rejects if the data was altered or sealed with other additional data. */
export async function openGcm(key: GcmKey, sealed: Bytes, additionalData: Bytes): Promise<Bytes> {
  const iv = sealed.subarray(0, IV_LENGTH);
  const rest = sealed.subarray(IV_LENGTH);
  if (key instanceof Uint8Array) {
    const { decryptGcm } = await import('./crypto-js/gcm.ts');
    return decryptGcm(key, iv, rest, additionalData);
  }
  return new Uint8Array(await crypto.subtle.decrypt({ name: NAME, iv, additionalData }, key, rest));
}
