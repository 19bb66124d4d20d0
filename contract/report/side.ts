import type { Contract } from '../document/load.ts';
import { operationsOf, type OpenApiDocument, type PlacedOperation } from '../document/openapi.ts';
import { makeComparable } from './comparable.ts';

/** One of the two contracts, with what every comparison needs of it. */
export interface Side {
  contract: Contract;
  comparable: OpenApiDocument;
  /** By operation id, as in the canonical document, with the `x-` fields. */
  operations: Map<string, PlacedOperation>;
}

/** An operation that both sides have. */
export interface OperationPair {
  /** Its id on the head's side. */
  id: string;
  base: PlacedOperation;
  head: PlacedOperation;
}

export function makeSide(contract: Contract): Side {
  const placed = operationsOf(contract.canonical).map((entry) => [entry.operation.operationId, entry] as const);
  return { contract, comparable: makeComparable(contract.canonical), operations: new Map(placed) };
}

/** Operations are the same by id, and what is then left over by its path. */
export function pairOperations(base: Side, head: Side): OperationPair[] {
  const pairs: OperationPair[] = [];
  for (const [id, now] of head.operations) {
    const before = base.operations.get(id) ?? findAtPath(base, head, now);
    if (before) pairs.push({ id, base: before, head: now });
  }
  return pairs;
}

function findAtPath(base: Side, head: Side, now: PlacedOperation): PlacedOperation | undefined {
  return [...base.operations.values()].find(
    ({ path, method, operation }) =>
      path === now.path && method === now.method && !head.operations.has(operation.operationId),
  );
}
