import { setTimeout as pause } from 'node:timers/promises';

/** No page waits longer for what is known from the page before, in milliseconds. */
const patience = 100;

/** Reads something for each page that is sent; where the database is away or slow, it is as it was read last. */
export function lastKnown<Value>(read: () => Promise<Value>, otherwise: Value): () => Promise<Value> {
  let known: { value: Value } | undefined;
  return async () => {
    const reading = read().then(
      (value) => (known = { value }),
      () => known,
    );
    const found =
      known === undefined ? await reading : await Promise.race([reading, pause(patience, known, { ref: false })]);
    return found ? found.value : otherwise;
  };
}
