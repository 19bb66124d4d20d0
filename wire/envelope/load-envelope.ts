import type { ClientEnvelope } from './envelope.ts';
import type { LegacyClientOptions } from './legacy/legacy-client.ts';
import { createSessionClient } from './session-client.ts';
import type { SessionClientOptions } from './session-client.ts';
import type { StaticClientOptions } from './static-client.ts';

export type EnvelopeConfig =
  | ({ suite: 'session' } & SessionClientOptions)
  | ({ suite: 'static' } & StaticClientOptions)
  | ({ suite: 'legacy' } & LegacyClientOptions);

/** The configured suite and no other. All but the session suite are fetched when asked for. */
export async function loadEnvelope(config: EnvelopeConfig): Promise<ClientEnvelope> {
  if (config.suite === 'session') return createSessionClient(config);
  if (config.suite === 'static') {
    const { createStaticClient } = await import('./static-client.ts');
    return createStaticClient({ ...(await engineForPage()), ...config });
  }
  const { createLegacyClient } = await import('./legacy/legacy-client.ts');
  return createLegacyClient(config);
}

/** Pages that were not served securely have no `crypto.subtle`, whatever the type says. */
async function engineForPage(): Promise<Pick<StaticClientOptions, 'engine'>> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle) return {};
  const { cryptoJsEngine } = await import('./crypto-js/static-engine.ts');
  return { engine: cryptoJsEngine };
}
