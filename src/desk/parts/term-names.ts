import type { TermPart } from '../../../generated/client/types.gen.ts';

export const termParts = ['rates', 'deposit', 'insurance', 'freight', 'clearance'] as const satisfies TermPart[];

/** What the server calls each part where it says which is missing. */
export const fieldNames = {
  rates: 'rates',
  deposit: 'depositRatio',
  insurance: 'insurance',
  freight: 'tariffs',
  clearance: 'clearance',
} as const satisfies Record<TermPart, string>;
