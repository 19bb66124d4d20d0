import { randomBytes, type RandomBytes, type ServerChannel } from './channel.ts';
import type { Keyring, ServerKey } from './server-key.ts';
import type { ServerSuite } from './server.ts';
import { deriveServerKeys, sessionServerChannel } from './session-channel.ts';

/** A cache of derived session keys. Evicting one costs a derivation, never a request. */
const CACHED_SESSIONS = 10_000;

/** Creates the server's end of a session from its own key and the client's `epk`. */
export type AcceptSession = (key: ServerKey, epk: string, random?: RandomBytes) => Promise<ServerChannel>;

/** Uses WebCrypto, which every machine has. */
const acceptSession: AcceptSession = async ({ privateKey, publicKey }, epk, random = randomBytes) =>
  sessionServerChannel(await deriveServerKeys(privateKey, epk, publicKey), random);

export function sessionSuite(
  { current, previous }: Keyring,
  random?: RandomBytes,
  accept: AcceptSession = acceptSession,
): ServerSuite {
  const cached = createBoundedCache<Promise<ServerChannel>>(CACHED_SESSIONS);
  return {
    name: 'session',
    async channelFor({ kid, epk }) {
      const named = [current, previous].find((key) => key?.id === kid);
      const key = named ?? current;
      const channel = await cached(`${key.id} ${epk}`, () => accept(key, epk, random));
      return { channel, accepted: named !== undefined };
    },
    replayKey: ({ epk }, { sequenceId }) => `session ${epk} ${sequenceId}`,
  };
}

/** An LRU cache; `make` runs again for evicted entries. */
export function createBoundedCache<Value>(capacity: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Value>();
  return (key, make) => {
    const value = entries.get(key) ?? make();
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > capacity) {
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    }
    return value;
  };
}
