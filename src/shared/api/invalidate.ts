import type { Query, QueryClient } from '@tanstack/react-query';
import { operations, type OperationId, type QueryId } from '#generated/operations.ts';

/** Refetches these calls where the screen shows their answers, and the others when they are next used. */
export function invalidateCalls(queries: QueryClient, ...ids: QueryId[]): Promise<void> {
  return queries.invalidateQueries({ predicate: isAnyOf(ids) });
}

/** Marks all answers as stale, such as after a change of the role, and refetches those on the screen. */
export function invalidateAll(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries();
}

/** Refetches these calls where the screen shows their answers, and waits for them. */
export function refetchShown(queries: QueryClient, ...ids: QueryId[]): Promise<void> {
  return queries.refetchQueries({ predicate: isAnyOf(ids), type: 'active' });
}

/** Marks these calls as stale without refetching what is on the screen. */
export function invalidateCallsLater(queries: QueryClient, ...ids: QueryId[]): Promise<void> {
  return queries.invalidateQueries({ predicate: isAnyOf(ids), refetchType: 'none' });
}

/** Answers that contain more for a user than for a visitor, such as favourites and an agent's lowest poster price. */
const fullerForUsers = ['getVehicleDetail', 'getPriceDetail'] as const;

/** Removes the answers to another user. What is shown is fetched again: if that is refused, nothing may be left. */
export function removeAnswersToUser(queries: QueryClient): void {
  const isFuller = isAnyOf(fullerForUsers);
  const predicate = (query: Query) => isForUsers(query) || isFuller(query);
  queries.removeQueries({ predicate, type: 'inactive' });
  void queries.resetQueries({ predicate });
}

/** Refetches what is shown after a session has begun or ended. Calls for users wait until there is one. */
export function reloadForSession(queries: QueryClient, isLoggedIn: boolean): void {
  if (!isLoggedIn) queries.removeQueries({ predicate: isForUsers, type: 'inactive' });
  void queries.invalidateQueries({ predicate: (query) => isLoggedIn || !isForUsers(query) });
}

/** Refetches stale queries that the screen shows. */
export function refetchStale(queries: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  return queries.refetchQueries({ type: 'active', stale: true, predicate });
}

/** A rendered page contains answers for a visitor. For a user those that would contain more are fetched again. */
export function deleteAnswersToVisitors(queries: QueryClient, isLoggedIn: boolean): void {
  if (isLoggedIn) void invalidateCallsLater(queries, ...fullerForUsers);
}

function isAnyOf(ids: readonly OperationId[]) {
  return (query: Query): boolean => ids.some((id) => id === nameOf(query));
}

function isForUsers(query: Query): boolean {
  const name = nameOf(query);
  return name !== undefined && Object.hasOwn(operations, name) && operations[name as OperationId].auth === 'user';
}

/** A generated key contains the id of its call; a hand-written key starts with it. */
export function nameOf({ queryKey: [first] }: Pick<Query, 'queryKey'>): string | undefined {
  return typeof first === 'string' ? first : (first as { _id?: string } | undefined)?._id;
}
