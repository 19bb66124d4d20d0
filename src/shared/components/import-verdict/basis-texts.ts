import type { ImportBasis } from '#generated/client/types.gen.ts';

/** The reliability of a rule or amount, as text. */
export const basisTexts = {
  announced: 'basisAnnounced',
  public: 'basisPublic',
  reported: 'basisReported',
  projected: 'basisProjected',
  estimate: 'basisEstimate',
  price: 'basisPrice',
} as const satisfies Record<ImportBasis, string>;
