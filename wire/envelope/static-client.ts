import { fromBase64 } from '../bytes.ts';
import { randomBytes, type RandomBytes } from './channel.ts';
import { clientOver, type ClientOptions } from './client.ts';
import type { ClientEnvelope } from './envelope.ts';
import { deriveStaticKeys, type SharedKey, staticClientChannel, type StaticEngine } from './static-channel.ts';
import { webCryptoEngine } from './static-webcrypto.ts';

export interface StaticClientOptions extends ClientOptions {
  key: SharedKey;
  engine?: StaticEngine;
  random?: RandomBytes;
}

export function createStaticClient({
  key: { id, sharedKey },
  engine = webCryptoEngine,
  random = randomBytes,
  ...options
}: StaticClientOptions): ClientEnvelope {
  return clientOver(async () => {
    const keys = await deriveStaticKeys(engine, fromBase64(sharedKey));
    return staticClientChannel({ suite: 'static', kid: id, epk: '' }, keys, random);
  }, options);
}
