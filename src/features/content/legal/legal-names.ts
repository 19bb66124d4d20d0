import { legalPages, type LegalPage } from '../../../routing/paths.ts';

/** The name of each text in `legal.json`. */
export const legalNames = {
  [legalPages.statement]: 'statement',
  [legalPages.privacy]: 'privacy',
  [legalPages.protocol]: 'protocol',
} as const satisfies Record<LegalPage, string>;

/** Since when the texts are in force, in each language. */
export const inForceSince = '2026-11-21';
