import { concat } from '../bytes.ts';
import type { Bytes } from '../bytes.ts';
import { sha256 } from './channel.ts';
import type { ClientChannel, RandomBytes, ServerChannel } from './channel.ts';
import type { Address } from './headers.ts';
import type { SessionKeys } from './session-keys.ts';

const IV_LENGTH = 12;

export function sessionClientChannel(address: Address, keys: SessionKeys, random: RandomBytes): ClientChannel {
  return {
    address,
    hash: sha256,
    sealRequest: (plain, head) => encrypt(keys.requestKey, random, plain, head),
    sign: async (data) => new Uint8Array(await crypto.subtle.sign('HMAC', keys.requestMac, data)),
    openAnswer: (sealed, binding) => decrypt(keys.responseKey, sealed, binding),
  };
}

export function sessionServerChannel(keys: SessionKeys, random: RandomBytes): ServerChannel {
  return {
    hash: sha256,
    verify: (sign, data) => crypto.subtle.verify('HMAC', keys.requestMac, sign, data),
    openRequest: (sealed, head) => decrypt(keys.requestKey, sealed, head),
    sealAnswer: (plain, binding) => encrypt(keys.responseKey, random, plain, binding),
  };
}

async function encrypt(key: CryptoKey, random: RandomBytes, plain: Bytes, additionalData: Bytes): Promise<Bytes> {
  const iv = random(IV_LENGTH);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain);
  return concat(iv, new Uint8Array(sealed));
}

async function decrypt(key: CryptoKey, sealed: Bytes, additionalData: Bytes): Promise<Bytes> {
  const iv = sealed.subarray(0, IV_LENGTH);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed.subarray(IV_LENGTH));
  return new Uint8Array(plain);
}
