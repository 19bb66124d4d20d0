import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '#shared/api/api.ts';
import type { Order } from '../order/use-order.ts';

/** The place of the landed cost on the page. */
export const landedCostId = 'landed-cost';

/** Collect freight is unknown, so the estimate uses our own rate. */
export function useLandedCost({ id, draft, port, transport, coupon, hasClearance }: Order, isByMonth = false) {
  return useQuery({
    ...queries.estimateLandedCostOptions({
      body: {
        carSourceId: id,
        countryCode: draft.countryCode,
        endPortId: port?.portId ?? '',
        transportType: transport?.type ?? '',
        ...(coupon && { couponDetailIds: [coupon.id] }),
        checkClearancePrice: hasClearance ? 1 : 0,
        ...(isByMonth && { isByMonth }),
      },
    }),
    enabled: port !== undefined && transport !== undefined,
    placeholderData: keepPreviousData,
  });
}
