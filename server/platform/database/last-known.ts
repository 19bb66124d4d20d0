import { setTimeout as pause } from 'node:timers/promises';

/** Maximum wait in milliseconds before the last known value is used. */
const timeout = 100;

/** Reads something for every page. If the database is down or slow, returns the last known value. */
export function lastKnown<Value>(read: () => Promise<Value>, otherwise: Value): () => Promise<Value> {
  let known: { value: Value } | undefined;
  return async () => {
    const reading = read().then(
      (value) => (known = { value }),
      () => known,
    );
    const found =
      known === undefined ? await reading : await Promise.race([reading, pause(timeout, known, { ref: false })]);
    return found ? found.value : otherwise;
  };
}
