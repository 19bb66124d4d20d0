import type { TestedOperation } from '../subject/tested-operation.ts';

/** These spoil what later calls need: an account's password tries, its sessions, at last the session itself. */
const last = ['login', 'resetPassword', 'refreshToken', 'modifyPassword', 'logOut'];

/** These end sessions, and so are called with one that nothing else uses. */
const ending: ReadonlySet<string> = new Set(['modifyPassword', 'logOut']);

/** Queries before mutations, so that they meet the state that the run found. */
export function orderOperations(operations: readonly TestedOperation[]): TestedOperation[] {
  return operations.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ id, effect }: TestedOperation): number {
  return effect === 'query' ? -2 : last.indexOf(id);
}

export function endsSession({ id }: TestedOperation): boolean {
  return ending.has(id);
}
