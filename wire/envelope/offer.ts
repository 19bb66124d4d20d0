import type { LegacyConfig, LegacyVector } from './legacy-config.ts';
import type { SharedKey } from './static-channel.ts';

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
