import type { Query, QueryClient } from '@tanstack/react-query';
import { operations, type OperationId, type QueryId } from '../../generated/operations.ts';

/** Asks these calls anew wherever the screen shows an answer of theirs; the others when they are next looked at. */
export function invalidateCalls(queries: QueryClient, ...ids: QueryId[]): Promise<void> {
  return queries.invalidateQueries({ predicate: isAnyOf(ids) });
}

/** Asks these calls anew where the screen shows an answer of theirs, and waits for it. */
export function refetchShown(queries: QueryClient, ...ids: QueryId[]): Promise<void> {
  return queries.refetchQueries({ predicate: isAnyOf(ids), type: 'active' });
}

/** Has these calls asked anew when they are next looked at; what is on the screen stays as it is. */
export function invalidateCallsLater(queries: QueryClient, ...ids: QueryId[]): Promise<void> {
  return queries.invalidateQueries({ predicate: isAnyOf(ids), refetchType: 'none' });
}

/** Loads what is shown anew, once a session has begun or ended. What only a user gets waits for one to be there. */
export function reloadForSession(queries: QueryClient, isLoggedIn: boolean): void {
  if (!isLoggedIn) queries.removeQueries({ predicate: isForUsers, type: 'inactive' });
  void queries.invalidateQueries({ predicate: (query) => isLoggedIn || !isForUsers(query) });
}

/** Asks anew what the screen shows of these queries and is old. */
export function askOldAnew(queries: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  return queries.refetchQueries({ type: 'active', stale: true, predicate });
}

/** Answers that say more to a user than to a visitor: which vehicles are saved, how far down an agent's poster may go. */
const fullerForUsers = ['getVehicleDetail', 'getPriceDetail'] as const;

/** A rendered page brings answers as a visitor gets them. A user has those asked for again that would say more. */
export function forgetAnswersToVisitors(queries: QueryClient, isLoggedIn: boolean): void {
  if (isLoggedIn) void invalidateCallsLater(queries, ...fullerForUsers);
}

function isAnyOf(ids: readonly OperationId[]) {
  return (query: Query): boolean => ids.some((id) => id === nameOf(query));
}

function isForUsers(query: Query): boolean {
  const name = nameOf(query);
  return name !== undefined && Object.hasOwn(operations, name) && operations[name as OperationId].auth === 'user';
}

/** A generated key holds the id of its call; one that was written by hand begins with it. */
export function nameOf({ queryKey: [first] }: Pick<Query, 'queryKey'>): string | undefined {
  return typeof first === 'string' ? first : (first as { _id?: string } | undefined)?._id;
}
