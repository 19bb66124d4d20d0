const running = new Map<string, Promise<unknown>>();

/**
 * Does what is asked for one key one after the other. Otherwise somebody could send a hundred guesses at once, before
 * the first wrong one is counted. Each node has its own queue, so that each node lets through one guess more at most.
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
