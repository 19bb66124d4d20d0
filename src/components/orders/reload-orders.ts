import type { QueryClient } from '@tanstack/react-query';

/** An order holds its coupons, and sets them free again. */
const aboutOrders = new Set(['listOrders', 'getOrder', 'getVehicleDetail', 'listCoupons']);

function operationOf(queryKey: readonly unknown[]): string | undefined {
  return (queryKey[0] as { _id?: string } | undefined)?._id;
}

/** Loads anew whatever of a buyer's orders is on the screen; the rest is loaded when it is next looked at. */
export function reloadOrders(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => aboutOrders.has(operationOf(queryKey) ?? '') });
}

/** The same, but what is on the screen stays as it is. */
export function reloadOrdersLater(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => aboutOrders.has(operationOf(queryKey) ?? ''),
    refetchType: 'none',
  });
}
