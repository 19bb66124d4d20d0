import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../generated/operations.ts';
import { callOf } from '../api/asked-call.ts';

/** Coupons belong to it, because an order holds a coupon and releases it when it is cancelled. */
const aboutOrders: ReadonlySet<OperationId | undefined> = new Set<OperationId>([
  'listOrders',
  'getOrder',
  'getVehicleDetail',
  'listCoupons',
]);

/** Reloads what the screen shows of a buyer's orders. The rest reloads when it is next shown. */
export function reloadOrders(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutOrders.has(callOf(queryKey)) });
}

/** Marks the same data as outdated but leaves the screen as it is. */
export function reloadOrdersLater(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => aboutOrders.has(callOf(queryKey)),
    refetchType: 'none',
  });
}
