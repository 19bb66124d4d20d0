import type { TermPart } from '#generated/client/types.gen.ts';

export const termParts = ['rates', 'deposit', 'insurance', 'freight', 'clearance'] as const satisfies TermPart[];

/** Server names of the pricing settings. */
export const fieldNames = {
  rates: 'rates',
  deposit: 'depositRatio',
  insurance: 'insurance',
  freight: 'tariffs',
  clearance: 'clearance',
} as const satisfies Record<TermPart, string>;
