import type { LegalText } from '#generated/client/types.gen.ts';
import { legalPages, type LegalPage } from '#shared/routing/paths.ts';

/** The name of each legal text in calls and in `legal.json`. */
export const legalNames = {
  [legalPages.statement]: 'statement',
  [legalPages.privacy]: 'privacy',
  [legalPages.protocol]: 'protocol',
} as const satisfies Record<LegalPage, LegalText['name']>;

/** The text that an address names. Without one, or with an unknown number, it is the disclaimer. */
export function readLegalPage(search: URLSearchParams): LegalPage {
  const wanted = search.get('formPage');
  return Object.values(legalPages).find((page) => String(page) === wanted) ?? legalPages.statement;
}

/** The version that an address names: the current one or an earlier one. */
export function legalQuestion(search: URLSearchParams): { name: LegalText['name']; version?: number } {
  const name = legalNames[readLegalPage(search)];
  const version = search.get('version') ?? '';
  return /^\d{1,9}$/.test(version) ? { name, version: Number(version) } : { name };
}
