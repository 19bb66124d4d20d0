/** Thrown when the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface TurnLimits {
  /** How many run at the same time. */
  most: number;
  /** How many may wait in total. */
  longestQueue: number;
  /** How many may wait per client. */
  longestForOne?: number;
  /** Milliseconds in the queue after which a client is rejected. */
  longestWait?: number;
}

export type TakeTurn = <T>(run: () => Promise<T>, asker?: string) => Promise<T>;

interface Waiting {
  begin: () => void;
  giveUp: (reason: TooBusy) => void;
}

/**
 * A fair queue: limits how many run and how many wait. Clients take turns, so that one request does not wait behind ten
 * of another client. When the queue is full, the client with most entries loses its last one to a client with fewer.
 */
export function createTurns({ most, longestQueue, longestForOne = longestQueue, longestWait }: TurnLimits): TakeTurn {
  let running = 0;
  const queues = new Map<string, Waiting[]>();
  const lengthOf = (asker: string) => queues.get(asker)?.length ?? 0;

  function wait(asker: string): Promise<void> {
    if (lengthOf(asker) >= longestForOne) throw new TooBusy(`${longestForOne} are waiting for one asker already.`);
    if (countOf(queues) >= longestQueue) makeRoom(asker);
    const { promise, resolve: begin, reject: giveUp } = Promise.withResolvers<void>();
    const waiting = { begin, giveUp };
    queues.set(asker, [...(queues.get(asker) ?? []), waiting]);
    if (longestWait === undefined) return promise;
    const timer = setTimeout(() => leave(asker, waiting), longestWait);
    return promise.finally(() => clearTimeout(timer));
  }

  function leave(asker: string, waiting: Waiting): void {
    const rest = (queues.get(asker) ?? []).filter((other) => other !== waiting);
    if (rest.length > 0) queues.set(asker, rest);
    else queues.delete(asker);
    waiting.giveUp(new TooBusy(`The turn did not come within ${longestWait} ms.`));
  }

  function makeRoom(asker: string): void {
    const tooBusy = new TooBusy(`${longestQueue} are waiting already.`);
    const [longest] = [...queues.values()].toSorted((one, other) => other.length - one.length);
    if (!longest || longest.length <= lengthOf(asker) + 1) throw tooBusy;
    longest.pop()?.giveUp(tooBusy);
  }

  /** A resolved waiter takes over the ending turn directly, so nobody can slip in between. */
  function passOn(): void {
    const [next] = queues;
    if (!next) {
      running -= 1;
      return;
    }
    const [asker, [first, ...rest]] = next;
    queues.delete(asker);
    // Move the client behind all others that wait.
    if (rest.length > 0) queues.set(asker, rest);
    first?.begin();
  }

  return async (run, asker = '') => {
    if (running < most) running += 1;
    else await wait(asker);
    try {
      return await run();
    } finally {
      passOn();
    }
  };
}

function countOf(queues: ReadonlyMap<string, readonly Waiting[]>): number {
  return [...queues.values()].reduce((sum, { length }) => sum + length, 0);
}
