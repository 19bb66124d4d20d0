import type { DealerStatus } from '#generated/client/types.gen.ts';
import { invert } from './invert.ts';

/** The states of a dealer certification by their number in the contract and, except `none`, in the database. */
export const dealerStateOf = {
  [-1]: 'none',
  1: 'inReview',
  2: 'approved',
  3: 'rejected',
} as const satisfies Record<DealerStatus, string>;

export type DealerState = (typeof dealerStateOf)[DealerStatus];

export const dealerStatusOf = invert(dealerStateOf);
