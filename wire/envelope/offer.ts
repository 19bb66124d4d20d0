import type { LegacyConfig, LegacyVector } from './legacy-suite.ts';
import type { Keyring } from './server-key.ts';
import type { ServerSuite } from './server.ts';
import { sessionSuite } from './session-server.ts';
import type { SharedKey } from './static-client.ts';
import { staticSuite } from './static-server.ts';

/** The suites that a server of ours can offer, the best first. */
export const suiteNames = ['session', 'static'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** A suite, with what a client needs for it. */
export type SuiteOffer =
  | { suite: 'session'; key: { id: string; publicKey: string } }
  | { suite: 'static'; key: SharedKey }
  // An existing backend's; no server of ours offers it.
  | ({ suite: 'legacy'; vectors?: readonly LegacyVector[] } & LegacyConfig);

/** What a client is told before its first sealed call: as whom the server knows it, and which suites it may choose from. */
export interface EnvelopeOffer {
  partnerId: string;
  suites: readonly SuiteOffer[];
}

export function describeOffer(partnerId: string, names: readonly SuiteName[], { current }: Keyring): EnvelopeOffer {
  return { partnerId, suites: suiteNames.filter((name) => names.includes(name)).map(describeSuite) };

  function describeSuite(suite: SuiteName): SuiteOffer {
    const { id, publicKey } = current;
    return suite === 'session' ? { suite, key: { id, publicKey } } : { suite, key: sharedKeyOf(current) };
  }
}

/** The server's end of the suites that it offers; it refuses every other. */
export function openSuites(names: readonly SuiteName[], keyring: Keyring): ServerSuite[] {
  return names.map((name) => (name === 'session' ? sessionSuite(keyring) : staticSuite(sharedKeysOf(keyring))));
}

function sharedKeysOf({ current, previous }: Keyring): Keyring<SharedKey> {
  return {
    current: sharedKeyOf(current),
    ...(previous?.sharedKey !== undefined && { previous: sharedKeyOf(previous) }),
  };
}

function sharedKeyOf({ id, sharedKey }: Keyring['current']): SharedKey {
  if (sharedKey === undefined) throw new TypeError(`The key ${id} has no shared key, which the static suite needs.`);
  return { id, sharedKey };
}
