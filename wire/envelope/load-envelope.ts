import { hasWebCrypto } from './channel.ts';
import { NoUsableSuite, type ClientEnvelope } from './envelope.ts';
import type { EnvelopeOffer, SuiteOffer } from './offer.ts';
import type { Clock } from './sequence.ts';
import { createSessionClient } from './session-client.ts';

export interface EnvelopeConfig extends EnvelopeOffer {
  clock?: Clock;
}

/**
 * Chooses the best offered suite that this page supports. The server decides what is offered: a page without WebCrypto
 * cannot use a suite that the operator has disabled.
 */
export async function loadEnvelope({ suites, ...options }: EnvelopeConfig): Promise<ClientEnvelope> {
  const chosen = chooseSuite(suites);
  if (chosen.suite === 'session') return createSessionClient({ ...options, serverKey: chosen.key });
  // Loaded on demand, because secure pages never need it.
  if (chosen.suite === 'static') {
    const { createStaticClient } = await import('./static-client.ts');
    if (hasWebCrypto()) return createStaticClient({ ...options, key: chosen.key });
    const { cryptoJsEngine: engine } = await import('./static-crypto-js.ts');
    return createStaticClient({ ...options, key: chosen.key, engine });
  }
  const { createLegacyClient } = await import('./legacy-client.ts');
  const client = createLegacyClient({ ...options, ...chosen });
  if (!client.verified) console.warn('The legacy envelope is unverified: supply vectors of the backend with it.');
  return client;
}

const bestFirst = ['session', 'static', 'legacy'] as const;

function chooseSuite(suites: readonly SuiteOffer[]): SuiteOffer {
  for (const name of bestFirst) {
    const offered = suites.find(({ suite }) => suite === name);
    if (offered && (name !== 'session' || hasWebCrypto())) return offered;
  }
  throw new NoUsableSuite();
}
