import { ApiFailure } from '../../wire/client/failure.ts';

/**
 * What is known of a failure beyond that it failed: the server's own words, or that no answer came. Nothing where the
 * server refused without a word, so that a screen can say what did not happen.
 */
export function ownMessage(failure: { message: string }): string | undefined {
  if (failure instanceof ApiFailure && failure.answer) return failure.answer.message || undefined;
  return failure.message || undefined;
}
