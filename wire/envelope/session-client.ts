import { toBase64Url } from '../bytes.ts';
import { type ClientChannel, randomBytes, type RandomBytes } from './channel.ts';
import { type ClientOptions, clientOver } from './client.ts';
import type { ClientEnvelope } from './envelope.ts';
import { P256 } from './server-key.ts';
import { deriveClientKeys, sessionClientChannel } from './session-channel.ts';

export interface SessionClientOptions extends ClientOptions {
  serverKey: { id: string; publicKey: string };
  random?: RandomBytes;
}

export function createSessionClient(options: SessionClientOptions): ClientEnvelope {
  return clientOver(
    async () => openSession(await crypto.subtle.generateKey(P256, false, ['deriveBits']), options),
    options,
  );
}

/** One key pair is one session; each page load generates a new one. */
export async function openSession(
  { privateKey, publicKey }: CryptoKeyPair,
  { serverKey, random = randomBytes }: Pick<SessionClientOptions, 'serverKey' | 'random'>,
): Promise<ClientChannel> {
  const epk = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
  const keys = await deriveClientKeys(privateKey, epk, serverKey.publicKey);
  return sessionClientChannel({ suite: 'session', kid: serverKey.id, epk }, keys, random);
}
