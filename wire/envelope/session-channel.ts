import { type Bytes, concat, fromBase64Url, utf8 } from '../bytes.ts';
import { sha256, type ClientChannel, type RandomBytes, type ServerChannel } from './channel.ts';
import { openGcm, sealGcm } from './gcm.ts';
import type { Address } from './headers.ts';
import { P256 } from './server-key.ts';

export function sessionClientChannel(address: Address, keys: SessionKeys, random: RandomBytes): ClientChannel {
  return {
    address,
    hash: sha256,
    sealRequest: (plain, head) => sealGcm(keys.requestKey, plain, head, random),
    sign: async (data) => new Uint8Array(await crypto.subtle.sign('HMAC', keys.requestMac, data)),
    openAnswer: (sealed, binding) => openGcm(keys.responseKey, sealed, binding),
  };
}

export function sessionServerChannel(keys: SessionKeys, random: RandomBytes): ServerChannel {
  return {
    hash: sha256,
    verify: (sign, data) => crypto.subtle.verify('HMAC', keys.requestMac, sign, data),
    openRequest: (sealed, head) => openGcm(keys.requestKey, sealed, head),
    sealAnswer: (plain, binding) => sealGcm(keys.responseKey, plain, binding, random),
  };
}

interface SessionKeys {
  requestKey: CryptoKey;
  requestMac: CryptoKey;
  responseKey: CryptoKey;
}

export interface Agreement {
  privateKey: CryptoKey;
  /** Public keys are uncompressed points in base64url. */
  peerPublicKey: string;
  epk: string;
  serverPublicKey: string;
}

type Usages = Record<keyof SessionKeys, readonly KeyUsage[]>;

const CLIENT_USAGES: Usages = { requestKey: ['encrypt'], requestMac: ['sign'], responseKey: ['decrypt'] };
const SERVER_USAGES: Usages = { requestKey: ['decrypt'], requestMac: ['verify'], responseKey: ['encrypt'] };

const AES = { name: 'AES-GCM', length: 256 };
const HMAC = { name: 'HMAC', hash: 'SHA-256', length: 256 };

export function deriveClientKeys(privateKey: CryptoKey, epk: string, serverPublicKey: string): Promise<SessionKeys> {
  return deriveKeys({ privateKey, peerPublicKey: serverPublicKey, epk, serverPublicKey }, CLIENT_USAGES);
}

export function deriveServerKeys(privateKey: CryptoKey, epk: string, serverPublicKey: string): Promise<SessionKeys> {
  return deriveKeys({ privateKey, peerPublicKey: epk, epk, serverPublicKey }, SERVER_USAGES);
}

async function deriveKeys(agreement: Agreement, usages: Usages): Promise<SessionKeys> {
  const { shared, salt } = await agree(agreement);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);

  function derive(purpose: Purpose, algorithm: typeof AES | typeof HMAC, use: readonly KeyUsage[]): Promise<CryptoKey> {
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt, info: keyInfo(purpose) };
    return crypto.subtle.deriveKey(hkdf, secret, algorithm, false, [...use]);
  }
  const [requestKey, requestMac, responseKey] = await Promise.all([
    derive('request-key', AES, usages.requestKey),
    derive('request-mac', HMAC, usages.requestMac),
    derive('response-key', AES, usages.responseKey),
  ]);
  return { requestKey, requestMac, responseKey };
}

/** The ECDH secret that both ends share, and the salt for deriving keys by HKDF-SHA-256. */
export async function agree({ privateKey, peerPublicKey, epk, serverPublicKey }: Agreement): Promise<{
  shared: ArrayBuffer;
  salt: Bytes;
}> {
  const peer = await crypto.subtle.importKey('raw', fromBase64Url(peerPublicKey), P256, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: peer }, privateKey, 256);
  // The salt includes both public keys, so that the derived keys belong to this pair only.
  const salt = await sha256(concat(fromBase64Url(epk), fromBase64Url(serverPublicKey)));
  return { shared, salt };
}

type Purpose = 'request-key' | 'request-mac' | 'response-key';

export function keyInfo(purpose: Purpose): Bytes {
  return utf8(`gariport/1/session/${purpose}`);
}
