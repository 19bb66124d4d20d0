import { createBoundedCache } from './bounded-cache.ts';
import { randomBytes } from './channel.ts';
import type { RandomBytes, ServerChannel } from './channel.ts';
import type { ServerEnvelope } from './envelope.ts';
import { serverOver } from './server.ts';
import type { ServerOptions } from './server.ts';
import type { ServerKey } from './server-key.ts';
import { sessionServerChannel } from './session-channel.ts';
import { deriveServerKeys } from './session-keys.ts';

/** The key that clients are built with now, and the one before it, for pages that were loaded earlier. */
export interface Keyring {
  current: ServerKey;
  previous?: ServerKey;
}

export interface SessionServerOptions extends ServerOptions {
  keyring: Keyring;
  random?: RandomBytes;
}

/** Sessions whose derived keys are kept at hand. Dropping one costs a derivation, never a request. */
const CACHED_SESSIONS = 10_000;

export function createSessionServer({
  keyring,
  random = randomBytes,
  ...options
}: SessionServerOptions): ServerEnvelope {
  const { current, previous } = keyring;
  const cached = createBoundedCache<Promise<ServerChannel>>(CACHED_SESSIONS);

  return serverOver(
    {
      name: 'session',
      async channelFor({ kid, epk }) {
        const named = [current, previous].find((key) => key?.id === kid);
        const { id, privateKey, publicKey } = named ?? current;
        const channel = await cached(`${id} ${epk}`, async () =>
          sessionServerChannel(await deriveServerKeys(privateKey, epk, publicKey), random),
        );
        return { channel, accepted: named !== undefined };
      },
      replayKey: ({ epk }, { sequenceId }) => `session ${epk} ${sequenceId}`,
    },
    options,
  );
}
