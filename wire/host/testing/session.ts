import { createMemoryReplayWindow } from '../../envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '../../envelope/server-key.ts';
import { createSessionClient } from '../../envelope/session-client.ts';
import { createSessionServer } from '../../envelope/session-server.ts';
import { describeKey } from '../discovery.ts';

const partnerId = 'gariport-web';

/** Both ends of an envelope that know each other. */
export async function createSession() {
  const current = await importServerKey(await generateServerKey('test-1'));
  const discovery = describeKey(partnerId, current);
  return {
    keyring: { current },
    discovery,
    envelope: createSessionServer({
      keyring: { current },
      partnerIds: [partnerId],
      replayWindow: createMemoryReplayWindow(),
    }),
    client: createSessionClient({ partnerId, serverKey: discovery.key }),
  };
}
