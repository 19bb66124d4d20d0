import { describeOffer } from '../../envelope/offer-suites.ts';
import { createMemoryReplayWindow } from '../../envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '../../envelope/server-key.ts';
import { createSessionClient } from '../../envelope/session-client.ts';
import { serverOver } from '../../envelope/server.ts';
import { sessionSuite } from '../../envelope/session-server.ts';

const partnerId = 'gariport-web';

/** Both ends of an envelope with matching keys. */
export async function createSession() {
  const current = await importServerKey(await generateServerKey('test-1'));
  const keyring = { current };
  return {
    keyring,
    discovery: describeOffer(partnerId, ['session'], keyring),
    envelope: serverOver([sessionSuite(keyring)], {
      partnerIds: [partnerId],
      replayWindow: createMemoryReplayWindow(),
    }),
    client: createSessionClient({ partnerId, serverKey: { id: current.id, publicKey: current.publicKey } }),
  };
}
