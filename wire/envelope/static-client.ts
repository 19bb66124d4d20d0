import { fromBase64 } from '../bytes.ts';
import { randomBytes } from './channel.ts';
import type { RandomBytes } from './channel.ts';
import { clientOver } from './client.ts';
import type { ClientOptions } from './client.ts';
import type { ClientEnvelope } from './envelope.ts';
import { deriveStaticKeys, staticClientChannel } from './static-channel.ts';
import type { StaticEngine } from './static-cipher.ts';
import { webCryptoEngine } from './static-webcrypto.ts';

/** A key both ends hold: 32 random bytes in base64, and the id under which requests name it. */
export interface SharedKey {
  keyId: string;
  key: string;
}

export interface StaticClientOptions extends ClientOptions, SharedKey {
  engine?: StaticEngine;
  random?: RandomBytes;
}

export function createStaticClient({
  keyId,
  key,
  engine = webCryptoEngine,
  random = randomBytes,
  ...options
}: StaticClientOptions): ClientEnvelope {
  return clientOver(async () => {
    const keys = await deriveStaticKeys(engine, fromBase64(key));
    return staticClientChannel({ suite: 'static', kid: keyId, epk: '' }, keys, random);
  }, options);
}
