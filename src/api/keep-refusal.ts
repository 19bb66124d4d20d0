import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { operations, type OperationId } from '../../generated/operations.ts';
import { ApiFailure } from '../../wire/client/failure.ts';

/** Keeps that a call was refused, as if it had been asked, so that a rendering shows its message. */
export function keepRefusal(queries: QueryClient, queryKey: QueryKey, id: OperationId, message: string): void {
  // A query that has failed is otherwise drawn as being asked again.
  queries.setQueryDefaults(queryKey, { retryOnMount: false });
  const error = new ApiFailure(operations[id], { code: 400, message });
  queries.getQueryCache().build(queries, { queryKey }).setState({ status: 'error', error });
}
