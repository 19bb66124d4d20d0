import type { ServerEnvelope } from '../wire/envelope/envelope.ts';
import { describeOffer, openSuites, suiteNames, type EnvelopeOffer } from '../wire/envelope/offer.ts';
import { createMemoryReplayWindow } from '../wire/envelope/replay-window.ts';
import type { Keyring } from '../wire/envelope/server-key.ts';
import { serverOver } from '../wire/envelope/server.ts';
import { suitesFrom } from '../wire/host/start.ts';

/** Whom the mock knows its callers as: the site, built for development. */
export const mockPartnerId = 'gariport-web';

/** The mock's end of the envelope, and what it tells clients about it. */
export function openSession(keyring: Keyring): { envelope: ServerEnvelope; discovery: EnvelopeOffer } {
  const suites = suitesFrom('ENVELOPE_SUITES', suiteNames);
  const replayWindow = createMemoryReplayWindow();
  return {
    envelope: serverOver(openSuites(suites, keyring), { replayWindow, partnerIds: [mockPartnerId] }),
    discovery: describeOffer(mockPartnerId, suites, keyring),
  };
}
