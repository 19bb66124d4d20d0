import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure } from '../../api/errors.ts';
import { refetchShown } from '../../api/invalidate.ts';

/** After a change that may have failed: what a colleague has set meanwhile is shown, too. Answers what to tell of a failure. */
export async function showBannersAnew(
  queryClient: QueryClient,
  error: Failure | undefined,
): Promise<string | undefined> {
  await refetchShown(queryClient, 'staffListBanners');
  return error && displayFailure(error).text;
}
