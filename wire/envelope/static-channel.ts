import { concat, type Bytes } from '../bytes.ts';
import type { ClientChannel, RandomBytes, ServerChannel } from './channel.ts';
import type { Address } from './headers.ts';
import { lengthPrefixed } from './transcript.ts';

const IV_LENGTH = 16;
const MAC_LENGTH = 32;

/** A shared key: 32 random bytes in base64, and the id that requests refer to. */
export interface SharedKey {
  id: string;
  sharedKey: string;
}

export type Direction = 'request' | 'response';

/** AES-256-CBC and HMAC-SHA-256 with the two keys of one direction. */
export interface StaticCipher {
  encrypt(iv: Bytes, plain: Bytes): Promise<Bytes>;
  decrypt(iv: Bytes, sealed: Bytes): Promise<Bytes>;
  mac(data: Bytes): Promise<Bytes>;
  /** Compares in constant time. */
  verify(mac: Bytes, data: Bytes): Promise<boolean>;
}

/** The crypto implementation: WebCrypto, or crypto-js in insecure contexts. */
export interface StaticEngine {
  hash(data: Bytes): Promise<Bytes>;
  deriveCipher(sharedKey: Bytes, direction: Direction): Promise<StaticCipher>;
}

/** The `info` of HKDF-SHA-256. Its salt is empty, because the shared key is random already. */
export function keyInfo(direction: Direction, purpose: 'key' | 'mac'): string {
  return `gariport/1/static/${direction}-${purpose}`;
}

/** The engine and the ciphers of both directions. */
export interface StaticKeys {
  hash: StaticEngine['hash'];
  request: StaticCipher;
  response: StaticCipher;
}

export async function deriveStaticKeys(engine: StaticEngine, sharedKey: Bytes): Promise<StaticKeys> {
  if (sharedKey.length !== 32) throw new TypeError('The shared key of the static suite has 32 bytes.');
  const [request, response] = await Promise.all([
    engine.deriveCipher(sharedKey, 'request'),
    engine.deriveCipher(sharedKey, 'response'),
  ]);
  return { hash: (data) => engine.hash(data), request, response };
}

export function staticClientChannel(address: Address, keys: StaticKeys, random: RandomBytes): ClientChannel {
  return {
    address,
    hash: keys.hash,
    sealRequest: (plain) => encrypt(keys.request, random, plain),
    sign: (data) => keys.request.mac(data),
    async openAnswer(sealed, binding) {
      const end = sealed.length - MAC_LENGTH;
      if (end < IV_LENGTH) throw new TypeError('Too short.');
      const encrypted = sealed.subarray(0, end);
      const authentic = await keys.response.verify(sealed.subarray(end), boundAnswer(binding, encrypted));
      if (!authentic) throw new TypeError('Not authentic.');
      return decrypt(keys.response, encrypted);
    },
  };
}

export function staticServerChannel(keys: StaticKeys, random: RandomBytes): ServerChannel {
  return {
    hash: keys.hash,
    verify: (sign, data) => keys.request.verify(sign, data),
    // Encrypt-then-MAC: the signature covers the head and has been verified.
    openRequest: (sealed) => decrypt(keys.request, sealed),
    async sealAnswer(plain, binding) {
      const encrypted = await encrypt(keys.response, random, plain);
      return concat(encrypted, await keys.response.mac(boundAnswer(binding, encrypted)));
    },
  };
}

function boundAnswer(binding: Bytes, encrypted: Bytes): Bytes {
  return concat(binding, lengthPrefixed([encrypted]));
}

async function encrypt(cipher: StaticCipher, random: RandomBytes, plain: Bytes): Promise<Bytes> {
  const iv = random(IV_LENGTH);
  return concat(iv, await cipher.encrypt(iv, plain));
}

function decrypt(cipher: StaticCipher, sealed: Bytes): Promise<Bytes> {
  return cipher.decrypt(sealed.subarray(0, IV_LENGTH), sealed.subarray(IV_LENGTH));
}
