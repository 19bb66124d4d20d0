import { useSyncExternalStore } from 'react';

/** A value shared by the whole page, with change listeners. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** The value that the server renders. It never changes, since all visitors share it. */
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

/** A list stored in the browser. If the browser stores none, it is the server's list, so nothing re-renders. */
export function createStoredList<Item>(kept: readonly Item[]): Store<readonly Item[]> {
  const store = createStore<readonly Item[]>([]);
  if (kept.length > 0) store.set(kept);
  return store;
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
