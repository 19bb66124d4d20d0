import { type EnvelopeOffer, type SuiteName, suiteNames, type SuiteOffer } from './offer.ts';
import type { Keyring } from './server-key.ts';
import type { ServerSuite } from './server.ts';
import { type AcceptSession, sessionSuite } from './session-server.ts';
import type { SharedKey } from './static-channel.ts';
import { staticSuite } from './static-server.ts';

export function describeOffer(partnerId: string, names: readonly SuiteName[], { current }: Keyring): EnvelopeOffer {
  return { partnerId, suites: suiteNames.filter((name) => names.includes(name)).map(describeSuite) };

  function describeSuite(suite: SuiteName): SuiteOffer {
    const { id, publicKey } = current;
    return suite === 'session' ? { suite, key: { id, publicKey } } : { suite, key: sharedKeyOf(current) };
  }
}

/** The server's end of the suites that it offers; it refuses all others. `accept` defaults to WebCrypto. */
export function openSuites(names: readonly SuiteName[], keyring: Keyring, accept?: AcceptSession): ServerSuite[] {
  return names.map((name) =>
    name === 'session' ? sessionSuite(keyring, undefined, accept) : staticSuite(sharedKeysOf(keyring)),
  );
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
