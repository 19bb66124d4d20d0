import type { QueryClient } from '@tanstack/react-query';
import { invalidateCalls, invalidateCallsLater } from '../../api/invalidate.ts';

/** An order holds its coupons, and sets them free again. */
const aboutOrders = ['listOrders', 'getOrder', 'getVehicleDetail', 'listCoupons'] as const;

/** Loads anew whatever of a buyer's orders is on the screen; the rest is loaded when it is next looked at. */
export function reloadOrders(queryClient: QueryClient): Promise<void> {
  return invalidateCalls(queryClient, ...aboutOrders);
}

/** The same, but what is on the screen stays as it is. */
export function reloadOrdersLater(queryClient: QueryClient): Promise<void> {
  return invalidateCallsLater(queryClient, ...aboutOrders);
}
