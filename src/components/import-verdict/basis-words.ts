import type { ImportBasis } from '../../../generated/client/types.gen.ts';

/** How far a rule or a figure is to be trusted, in words. */
export const basisWords = {
  announced: 'basisAnnounced',
  public: 'basisPublic',
  reported: 'basisReported',
  projected: 'basisProjected',
  estimate: 'basisEstimate',
  price: 'basisPrice',
} as const satisfies Record<ImportBasis, string>;
