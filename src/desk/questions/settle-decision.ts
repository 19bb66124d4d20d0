import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure, isFailure } from '../../api/errors.ts';
import { refetchShown } from '../../api/invalidate.ts';
import { showToast } from '../../app/toasts.ts';

/**
 * After a decision that may have failed: the questions are asked for as they are now. Answers what to tell where the dialog
 * stays open; what a colleague has decided meanwhile is only told, since the list shows it.
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
