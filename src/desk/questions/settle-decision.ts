import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure, isFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';

/**
 * Refetches the questions after a decision, even a failed one. Returns the error message if the dialog stays open; a
 * decision by a colleague only shows a toast, because the list shows the result.
 */
export async function settleDecision(
  queryClient: QueryClient,
  error: Failure | undefined,
  done: string,
): Promise<string | undefined> {
  if (error && !isFailure(error, 'changedMeanwhile')) return displayFailure(error).text;
  if (error) showToast('error', displayFailure(error).text);
  else showToast('success', done);
  await refetchShown(queryClient, 'staffListQuestions', 'staffToday');
  return undefined;
}
