import { legacySuite } from './legacy-suite.ts';
import type { LegacyConfig } from './legacy-suite.ts';

/** One request as the backend itself makes or takes it. */
export interface LegacyVector {
  payload: string;
  sequenceId: string;
  partnerId: string;
  body: string;
  sign: string;
}

export interface LegacyVerdict {
  /** True when there was at least one vector and every one of them agreed. */
  verified: boolean;
  mismatches: string[];
}

/** Holds a configuration against vectors supplied by the backend it is meant for. */
export function verifyLegacyVectors(config: LegacyConfig, vectors: readonly LegacyVector[]): LegacyVerdict {
  const suite = legacySuite(config);
  const mismatches = vectors.flatMap(({ payload, sequenceId, partnerId, body, sign }, index) => [
    ...(suite.sealBody(payload) === body ? [] : [`vector ${index}: another body`]),
    ...(opens(() => suite.openBody(body), payload) ? [] : [`vector ${index}: the body opens to something else`]),
    ...(suite.sign({ body, sequenceId, partnerId }) === sign ? [] : [`vector ${index}: another sign`]),
  ]);
  return { verified: vectors.length > 0 && mismatches.length === 0, mismatches };
}

function opens(open: () => string, payload: string): boolean {
  try {
    return open() === payload;
  } catch {
    return false;
  }
}
