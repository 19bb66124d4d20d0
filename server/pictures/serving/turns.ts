/** Nobody may wait any more. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Lets so many run at once; so many others wait in the order in which they came, and the rest is turned away. */
export function createTurns(most: number, longestQueue: number): <T>(run: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running < most) running += 1;
    else if (waiting.length >= longestQueue) throw new TooBusy(`${longestQueue} are waiting already.`);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      // Whoever is woken takes over this turn, so nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
