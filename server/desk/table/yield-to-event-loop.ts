import { setImmediate } from 'node:timers/promises';

/** Maximum time slice in milliseconds before other requests are served. */
const slice = 10;

/** Yields to the event loop during long work. Cheap to call often: it only waits after a time slice. */
export function startYielding(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < slice) return;
    await setImmediate();
    begun = performance.now();
  };
}
