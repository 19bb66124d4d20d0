import type { ServerEnvelope } from '../wire/envelope/envelope.ts';
import { createMemoryReplayWindow } from '../wire/envelope/replay-window.ts';
import { createSessionServer, type Keyring } from '../wire/envelope/session-server.ts';
import { describeKey, type Discovery } from '../wire/host/discovery.ts';

/** Whom the mock knows its callers as: the site, built for development. */
export const mockPartnerId = 'gariport-web';

/** The mock's end of the envelope, and what it tells clients about it. */
export function openSession(keyring: Keyring): { envelope: ServerEnvelope; discovery: Discovery } {
  const replayWindow = createMemoryReplayWindow();
  return {
    envelope: createSessionServer({ keyring, replayWindow, partnerIds: [mockPartnerId] }),
    discovery: describeKey(mockPartnerId, keyring.current),
  };
}
