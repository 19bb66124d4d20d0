import type { OperationId } from '../../../generated/operations.ts';

/** Which payment a proof is for, by the status that it is uploaded in; a vehicle's page knows its own status 3 only. */
export type ProofTarget =
  | { call: Extract<OperationId, 'payDeposit'>; status: 0 | 3 }
  | { call: Extract<OperationId, 'payBalance'>; status: 4 };

/** Nothing where no payment is awaited. */
export function proofTarget(status: number): ProofTarget | undefined {
  if (status === 0 || status === 3) return { call: 'payDeposit', status };
  return status === 4 ? { call: 'payBalance', status } : undefined;
}
