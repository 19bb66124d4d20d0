import { useSyncExternalStore } from 'react';

const second = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for all who listen, so that every countdown of a page moves at once. It rests while nobody does. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, second);
    // The clock stood still while nobody listened.
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time of this browser's clock, in milliseconds, renewed every second. */
export function useSecondsClock(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
