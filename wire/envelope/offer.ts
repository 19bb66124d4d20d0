import type { LegacyConfig, LegacyVector } from './legacy-config.ts';
import type { SharedKey } from './static-channel.ts';

/** The suites that our server can offer, best first. */
export const suiteNames = ['session', 'static'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** A suite and what a client needs for it. */
export type SuiteOffer =
  | { suite: 'session'; key: { id: string; publicKey: string } }
  | { suite: 'static'; key: SharedKey }
  // For an existing backend; our servers never offer it.
  | ({ suite: 'legacy'; vectors?: readonly LegacyVector[] } & LegacyConfig);

/** What a client learns before its first sealed call: its client id and the available suites. */
export interface EnvelopeOffer {
  partnerId: string;
  suites: readonly SuiteOffer[];
}
