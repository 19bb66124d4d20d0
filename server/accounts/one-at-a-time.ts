const running = new Map<string, Promise<unknown>>();

/**
 * Does what is asked for one key one after the other. Whoever guesses would otherwise ask a hundred times at once, before
 * the first wrong guess is counted. Each node has a queue of its own, so there it is at most one guess more for each.
 */
export async function oneAtATime<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const before = running.get(key);
  const mine = before ? before.then(act, act) : act();
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
