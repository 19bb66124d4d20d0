import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';

/** Refetches the rules after a change, even a failed one. Returns the error message, if any. */
export async function refetchImportRules(
  queryClient: QueryClient,
  error: Failure | undefined,
): Promise<string | undefined> {
  // A change by a colleague appears behind the dialog and becomes the new base.
  await refetchShown(
    queryClient,
    'staffReadImportRates',
    'staffReadImportRules',
    'staffListImportCountries',
    'staffFindListPrices',
  );
  return error && displayFailure(error).text;
}
