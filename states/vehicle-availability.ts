import type { DetailState, VehicleStatus } from '#generated/client/types.gen.ts';
import { invert } from './invert.ts';

/** Whether a caller can reserve a vehicle, by its number in the contract. `own` is in the caller's own order. */
export const availabilityOf = {
  0: 'removed',
  1: 'available',
  2: 'reserved',
  3: 'own',
} as const satisfies Record<VehicleStatus, string>;

export type VehicleAvailability = (typeof availabilityOf)[VehicleStatus];

export const vehicleStatusOf = invert(availabilityOf);

/** The deposit proof of the caller's own order, by its number in the contract. */
export const depositProofOf = { 0: 'due', 1: 'inReview' } as const satisfies Record<DetailState, string>;

export type DepositProof = (typeof depositProofOf)[DetailState];

export const detailStateOf = invert(depositProofOf);
