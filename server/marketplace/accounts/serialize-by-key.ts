const running = new Map<string, Promise<unknown>>();

/**
 * Serialises tasks by key. Otherwise a hundred guesses sent at once would all run before the first failure is counted.
 * Each node has its own queue, so at most one extra guess per node gets through.
 */
export async function serializeByKey<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const before = running.get(key);
  const mine = before ? before.then(act, act) : act();
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
