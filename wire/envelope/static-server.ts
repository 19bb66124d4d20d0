import { fromBase64 } from '../bytes.ts';
import { randomBytes } from './channel.ts';
import type { RandomBytes, ServerChannel } from './channel.ts';
import type { ServerEnvelope } from './envelope.ts';
import { serverOver } from './server.ts';
import type { ServerOptions } from './server.ts';
import { deriveStaticKeys, staticServerChannel } from './static-channel.ts';
import type { StaticEngine } from './static-cipher.ts';
import type { SharedKey } from './static-client.ts';
import { webCryptoEngine } from './static-webcrypto.ts';

export interface StaticServerOptions extends ServerOptions, SharedKey {
  /** The key before this one, for clients that have not changed over. */
  previous?: SharedKey;
  engine?: StaticEngine;
  random?: RandomBytes;
}

export function createStaticServer({
  keyId,
  key,
  previous,
  engine = webCryptoEngine,
  random = randomBytes,
  ...options
}: StaticServerOptions): ServerEnvelope {
  const current: SharedKey = { keyId, key };
  const channels = new Map<string, Promise<ServerChannel>>();

  async function openChannel(shared: SharedKey): Promise<ServerChannel> {
    return staticServerChannel(await deriveStaticKeys(engine, fromBase64(shared.key)), random);
  }

  return serverOver(
    {
      name: 'static',
      async channelFor({ kid }) {
        const named = [current, previous].find((shared) => shared?.keyId === kid);
        const shared = named ?? current;
        const channel = channels.get(shared.keyId) ?? openChannel(shared);
        channels.set(shared.keyId, channel);
        return { channel: await channel, accepted: named !== undefined };
      },
      // Without a session key the signature is what tells two requests apart.
      replayKey: (_, { sign }) => `static ${sign}`,
    },
    options,
  );
}
