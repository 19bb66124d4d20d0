import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';

/** Refetches the coupons after an action, even a failed one. Returns the error message, if any. */
export async function refetchCoupons(
  queryClient: QueryClient,
  error: Failure | undefined,
): Promise<string | undefined> {
  await refetchShown(queryClient, 'staffListCouponKinds');
  return error && displayFailure(error).text;
}
