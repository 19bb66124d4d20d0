import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { operations, type OperationId } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';

/** Stores a refusal like a result of the query, so that a server rendering shows its message. */
export function cacheRefusal(queries: QueryClient, queryKey: QueryKey, id: OperationId, message: string): void {
  // A failed query would otherwise render as being fetched again.
  queries.setQueryDefaults(queryKey, { retryOnMount: false });
  const error = new ApiFailure(operations[id], { code: 400, message });
  queries.getQueryCache().build(queries, { queryKey }).setState({ status: 'error', error });
}
