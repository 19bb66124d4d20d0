import { describeOffer } from '#wire/envelope/offer-suites.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';

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
