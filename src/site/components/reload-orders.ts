import type { QueryClient } from '@tanstack/react-query';
import { invalidateCalls, invalidateCallsLater } from '#shared/api/invalidate.ts';

/** Includes coupons, because an order holds a coupon and releases it when it is cancelled. */
const aboutOrders = [
  'listOrders',
  'getOrder',
  'getOrderTimeline',
  'getClaims',
  'getVehicleDetail',
  'listCoupons',
] as const;

/** Refetches the buyer's orders on the screen. The rest is refetched when it is next shown. */
export function reloadOrders(queryClient: QueryClient): Promise<void> {
  return invalidateCalls(queryClient, ...aboutOrders);
}

/** Marks the same data as outdated but leaves the screen as it is. */
export function reloadOrdersLater(queryClient: QueryClient): Promise<void> {
  return invalidateCallsLater(queryClient, ...aboutOrders);
}
