import { TransportError } from './transport-error.ts';

export interface Network {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** False only where it is certain that there is no network. */
  isOnline: () => boolean;
}

/** Sends a request and reads its answer; whatever breaks on the way is the network's doing. */
export async function send<T>(
  network: Network,
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  if (!network.isOnline()) throw new TransportError('offline');
  try {
    return await read(await network.fetch(url, init));
  } catch (cause) {
    // A broken fetch does not tell whether the request had left, so it counts as if it had.
    throw new TransportError(network.isOnline() ? 'unreachable' : 'offline', { mayHaveArrived: true, cause });
  }
}
