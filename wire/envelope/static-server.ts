import { fromBase64 } from '../bytes.ts';
import { randomBytes, type RandomBytes, type ServerChannel } from './channel.ts';
import type { Keyring } from './server-key.ts';
import type { ServerSuite } from './server.ts';
import { deriveStaticKeys, type SharedKey, staticServerChannel, type StaticEngine } from './static-channel.ts';
import { webCryptoEngine } from './static-webcrypto.ts';

export interface StaticSuiteOptions {
  engine?: StaticEngine;
  random?: RandomBytes;
}

export function staticSuite(
  { current, previous }: Keyring<SharedKey>,
  { engine = webCryptoEngine, random = randomBytes }: StaticSuiteOptions = {},
): ServerSuite {
  const channels = new Map<string, Promise<ServerChannel>>();

  async function openChannel({ sharedKey }: SharedKey): Promise<ServerChannel> {
    return staticServerChannel(await deriveStaticKeys(engine, fromBase64(sharedKey)), random);
  }

  return {
    name: 'static',
    async channelFor({ kid }) {
      const named = [current, previous].find((key) => key?.id === kid);
      const key = named ?? current;
      const channel = channels.get(key.id) ?? openChannel(key);
      channels.set(key.id, channel);
      return { channel: await channel, accepted: named !== undefined };
    },
    // Without a session key, only the signature tells two requests apart.
    replayKey: (_, { sign }) => `static ${sign}`,
  };
}
