import type { OperationId } from '../../generated/operations.ts';

/** The call that a query asks, by the key that was generated for it or the name that was written into one by hand. */
export function callOf([first]: readonly unknown[]): OperationId | undefined {
  const id = typeof first === 'string' ? first : (first as { _id?: string } | undefined)?._id;
  return id as OperationId | undefined;
}
