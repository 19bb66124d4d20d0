import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure } from '../../api/errors.ts';
import { refetchShown } from '../../api/invalidate.ts';

/** After a change that may have failed: what is shown is asked for anew. Answers what to tell of a failure. */
export async function showAnew(queryClient: QueryClient, error: Failure | undefined): Promise<string | undefined> {
  // What a colleague has set meanwhile is shown behind the dialog, too, and the change begins from there.
  await refetchShown(
    queryClient,
    'staffReadImportRates',
    'staffReadImportRules',
    'staffListImportCountries',
    'staffFindListPrices',
  );
  return error && displayFailure(error).text;
}
