import type { VoucherStatus } from '#generated/client/types.gen.ts';

/** The payment of an uploaded proof and the page it is uploaded on, by their number in the contract. */
export const proofPlaceOf = {
  0: 'depositOnOrder',
  3: 'depositOnVehicle',
  4: 'balance',
} as const satisfies Record<VoucherStatus, string>;

export function isVoucherStatus(status: number): status is VoucherStatus {
  return Object.hasOwn(proofPlaceOf, status);
}
