import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../../generated/operations.ts';
import { callOf } from '../../api/asked-call.ts';

/** An order holds its coupons, and sets them free again. */
const aboutOrders: ReadonlySet<OperationId | undefined> = new Set<OperationId>([
  'listOrders',
  'getOrder',
  'getVehicleDetail',
  'listCoupons',
]);

/** Loads anew whatever of a buyer's orders is on the screen; the rest is loaded when it is next looked at. */
export function reloadOrders(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutOrders.has(callOf(queryKey)) });
}

/** The same, but what is on the screen stays as it is. */
export function reloadOrdersLater(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => aboutOrders.has(callOf(queryKey)),
    refetchType: 'none',
  });
}
