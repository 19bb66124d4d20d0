import { useSyncExternalStore } from 'react';

/** A value that the whole page shares, and that tells who listens when it changes. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** What the server renders, which never sets a value, since all visitors share it there. */
  initial: Value;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A list that a browser keeps. Where it keeps none, that is the list of the server, so that nothing is rendered anew. */
export function createKeptList<Item>(kept: readonly Item[]): Store<readonly Item[]> {
  const store = createStore<readonly Item[]>([]);
  if (kept.length > 0) store.set(kept);
  return store;
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
