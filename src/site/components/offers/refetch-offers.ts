import type { QueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#shared/api/invalidate.ts';

/** Refetches an offer wherever it is shown. An accepted one changes the price of its vehicle. */
export function refetchOffers(queryClient: QueryClient): Promise<void> {
  return invalidateCalls(queryClient, 'getVehicleOffer', 'listVehicleThreads', 'getPriceDetail');
}
