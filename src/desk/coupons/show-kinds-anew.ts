import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure } from '../../api/errors.ts';
import { refetchShown } from '../../api/invalidate.ts';

/** After an act that may have failed: the kinds are asked for as they are now. Answers what to tell of a failure. */
export async function showKindsAnew(queryClient: QueryClient, error: Failure | undefined): Promise<string | undefined> {
  await refetchShown(queryClient, 'staffListCouponKinds');
  return error && displayFailure(error).text;
}
