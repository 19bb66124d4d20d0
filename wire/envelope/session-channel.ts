import { concat, fromBase64Url, utf8 } from '../bytes.ts';
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

interface Agreement {
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
  const peer = await crypto.subtle.importKey('raw', fromBase64Url(agreement.peerPublicKey), P256, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: peer }, agreement.privateKey, 256);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  // Both public keys go into the salt, so that the keys belong to this pair and no other.
  const salt = await sha256(concat(fromBase64Url(agreement.epk), fromBase64Url(agreement.serverPublicKey)));

  function derive(purpose: string, algorithm: typeof AES | typeof HMAC, use: readonly KeyUsage[]): Promise<CryptoKey> {
    const info = utf8(`gariport/1/session/${purpose}`);
    return crypto.subtle.deriveKey({ name: 'HKDF', hash: 'SHA-256', salt, info }, secret, algorithm, false, [...use]);
  }
  const [requestKey, requestMac, responseKey] = await Promise.all([
    derive('request-key', AES, usages.requestKey),
    derive('request-mac', HMAC, usages.requestMac),
    derive('response-key', AES, usages.responseKey),
  ]);
  return { requestKey, requestMac, responseKey };
}
