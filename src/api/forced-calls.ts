import type { OperationFacts } from '../../generated/operations.ts';

/** Which headers force the answers of which calls, by operation id; `*` stands for all. */
export type ForcedCalls = Readonly<Record<string, Readonly<Record<string, string>>>>;

const forcedItem = 'forcedCalls';

/** What a developer or a test wants calls to answer. Servers obey in development alone. */
export function readForcedCalls(storage: Storage = sessionStorage): ForcedCalls {
  try {
    return JSON.parse(storage.getItem(forcedItem) ?? '{}') as ForcedCalls;
  } catch {
    return {};
  }
}

export function writeForcedCalls(calls: ForcedCalls, storage: Storage = sessionStorage): void {
  storage.setItem(forcedItem, JSON.stringify(calls));
}

export function forcedHeaders({ id }: OperationFacts): Record<string, string> {
  const calls = readForcedCalls();
  return { ...calls['*'], ...calls[id] };
}

/** Whether any call is to answer something else. A page then has to make its calls itself. */
export function areCallsForced(): boolean {
  try {
    return Object.keys(readForcedCalls()).length > 0;
  } catch {
    // A closed storage holds no such wish.
    return false;
  }
}

/** How an answer can be spoilt on its way. Only a sealed one has a seal to break. */
export function faultsOf({ envelope }: OperationFacts): string[] {
  return envelope === 'sealed' ? ['malformed-body', 'bad-sign', 'drop', 'slow'] : ['malformed-body', 'drop', 'slow'];
}
