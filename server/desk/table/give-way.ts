import { setImmediate } from 'node:timers/promises';

/** So long nobody else is answered, in milliseconds. */
const slice = 10;

/** Lets others be answered in the middle of long work. It is called often, and waits only after a slice of time. */
export function startGivingWay(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < slice) return;
    await setImmediate();
    begun = performance.now();
  };
}
