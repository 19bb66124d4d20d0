/** A call that waits for the second factor. Concurrent calls share one answer. */
let waiting: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

export function untilFactorGiven(): Promise<boolean> {
  if (waiting === undefined) {
    waiting = Promise.withResolvers<boolean>();
    announce();
  }
  return waiting.promise;
}

export const factorRequest = {
  isOpen: () => waiting !== undefined,
  onChange: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  answer: (isGiven: boolean) => {
    waiting?.resolve(isGiven);
    waiting = undefined;
    announce();
  },
};
