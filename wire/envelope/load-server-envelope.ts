import type { ServerEnvelope } from './envelope.ts';
import type { LegacyServerOptions } from './legacy/legacy-server.ts';
import { createSessionServer } from './session-server.ts';
import type { SessionServerOptions } from './session-server.ts';
import type { StaticServerOptions } from './static-server.ts';

export type ServerEnvelopeConfig =
  | ({ suite: 'session' } & SessionServerOptions)
  | ({ suite: 'static' } & StaticServerOptions)
  | ({ suite: 'legacy' } & LegacyServerOptions);

/** The configured suite and no other: a request sealed with another suite is refused. */
export async function loadServerEnvelope(config: ServerEnvelopeConfig): Promise<ServerEnvelope> {
  if (config.suite === 'session') return createSessionServer(config);
  if (config.suite === 'static') {
    const { createStaticServer } = await import('./static-server.ts');
    return createStaticServer(config);
  }
  const { createLegacyServer } = await import('./legacy/legacy-server.ts');
  return createLegacyServer(config);
}
