import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';

/** Refetches the company after a change, even a failed one. Returns the error message, if any. */
export async function refetchCompany(
  queryClient: QueryClient,
  error: Failure | undefined,
): Promise<string | undefined> {
  if (!error) await invalidateCallsLater(queryClient, 'staffToday', 'staffListCompanyVersions');
  // A change by a colleague appears behind the dialog and becomes the new base.
  await refetchShown(queryClient, 'staffReadCompany');
  return error && displayFailure(error).text;
}
