import type { QueryClient } from '@tanstack/react-query';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';

/**
 * Refetches the texts after a change, even a failed one, to show changes by colleagues. Returns the error message, if any.
 */
export async function refetchTexts(queryClient: QueryClient, error: Failure | undefined): Promise<string | undefined> {
  await refetchShown(queryClient, 'staffReadLegalTexts');
  return error && displayFailure(error).text;
}
