import type { OperationFacts } from '#generated/operations.ts';

/** The headers that force the answers of calls, by operation id; `*` stands for all. */
export type ForcedCalls = Readonly<Record<string, Readonly<Record<string, string>>>>;

const forcedItem = 'forcedCalls';

/** The answers that a developer or a test forces. Servers obey only in development. */
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

/** Whether any call is forced. A page then has to make its calls itself. */
export function areCallsForced(): boolean {
  try {
    return Object.keys(readForcedCalls()).length > 0;
  } catch {
    // A blocked storage holds no forced answers.
    return false;
  }
}

/** How an answer can be corrupted in transit. Only a sealed one has a seal to break. */
export function faultsOf({ envelope }: OperationFacts): string[] {
  return envelope === 'sealed' ? ['malformed-body', 'bad-sign', 'drop', 'slow'] : ['malformed-body', 'drop', 'slow'];
}
