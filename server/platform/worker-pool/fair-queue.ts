/** Thrown when the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface QueueLimits {
  /** How many run at the same time. */
  most: number;
  /** How many may wait in total. */
  longestQueue: number;
  /** How many may wait per client. */
  longestForOne?: number;
  /** Milliseconds in the queue after which a client is rejected. */
  longestWait?: number;
}

export type Enqueue = <T>(run: () => Promise<T>, client?: string) => Promise<T>;

interface Waiting {
  begin: () => void;
  giveUp: (reason: TooBusy) => void;
}

/**
 * A fair queue: limits how many run and how many wait. Clients take turns, so that one request does not wait behind ten
 * of another client. When the queue is full, the client with most entries loses its last one to a client with fewer.
 */
export function createFairQueue({
  most,
  longestQueue,
  longestForOne = longestQueue,
  longestWait,
}: QueueLimits): Enqueue {
  let running = 0;
  const queues = new Map<string, Waiting[]>();
  const lengthOf = (client: string) => queues.get(client)?.length ?? 0;

  function wait(client: string): Promise<void> {
    if (lengthOf(client) >= longestForOne) throw new TooBusy(`${longestForOne} are waiting for one client already.`);
    if (countOf(queues) >= longestQueue) makeRoom(client);
    const { promise, resolve: begin, reject: giveUp } = Promise.withResolvers<void>();
    const waiting = { begin, giveUp };
    queues.set(client, [...(queues.get(client) ?? []), waiting]);
    if (longestWait === undefined) return promise;
    const timer = setTimeout(() => leave(client, waiting), longestWait);
    return promise.finally(() => clearTimeout(timer));
  }

  function leave(client: string, waiting: Waiting): void {
    const rest = (queues.get(client) ?? []).filter((other) => other !== waiting);
    if (rest.length > 0) queues.set(client, rest);
    else queues.delete(client);
    waiting.giveUp(new TooBusy(`The turn did not come within ${longestWait} ms.`));
  }

  function makeRoom(client: string): void {
    const tooBusy = new TooBusy(`${longestQueue} are waiting already.`);
    const [longest] = [...queues.values()].toSorted((one, other) => other.length - one.length);
    if (!longest || longest.length <= lengthOf(client) + 1) throw tooBusy;
    longest.pop()?.giveUp(tooBusy);
  }

  /** A resolved waiter takes over the ending turn directly, so nobody can slip in between. */
  function passOn(): void {
    const [next] = queues;
    if (!next) {
      running -= 1;
      return;
    }
    const [client, [first, ...rest]] = next;
    queues.delete(client);
    // Move the client behind all others that wait.
    if (rest.length > 0) queues.set(client, rest);
    first?.begin();
  }

  return async (run, client = '') => {
    if (running < most) running += 1;
    else await wait(client);
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
