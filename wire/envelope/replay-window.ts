import { ReplayUnknown, type OpenedRequest } from './envelope.ts';
import { Fault } from './refusal.ts';
import type { Clock } from './sequence.ts';

/** Remembers accepted requests. Servers that share keys must share one. */
export interface ReplayWindow {
  /**
   * Returns true on the first claim of a key; false if it was claimed before or cannot be stored. Rejects if neither
   * can be determined. The path says which call it is.
   */
  claim(key: string, expiresAt: number, path?: string): Promise<boolean>;
}

/**
 * Claims a request and returns how to continue once it is opened. If the window cannot be reached, the request is
 * opened anyway, because only an authentic sender may learn of the problem.
 */
export async function claimRequest(
  replayWindow: ReplayWindow,
  key: string,
  expiresAt: number,
  path: string,
): Promise<(opened: OpenedRequest) => OpenedRequest> {
  let isFresh: boolean;
  try {
    isFresh = await replayWindow.claim(key, expiresAt, path);
  } catch (cause) {
    return (opened) => {
      throw new ReplayUnknown(opened, cause);
    };
  }
  if (!isFresh) throw new Fault('replayed');
  return (opened) => opened;
}

interface MemoryReplayWindowOptions {
  capacity?: number;
  clock?: Clock;
}

const sweepInterval = 1_000;

/**
 * Returns a function that drops expired claims, at most once a second: a full sweep costs milliseconds, so a flood must
 * not trigger one with each request.
 */
export function createSweep(claimed: Map<string, number>, clock: Clock): () => void {
  let nextSweep = -Infinity;
  return () => {
    const now = clock();
    if (now < nextSweep) return;
    nextSweep = now + sweepInterval;
    for (const [key, expiresAt] of claimed) if (expiresAt < now) claimed.delete(key);
  };
}

export function createMemoryReplayWindow({
  capacity = 200_000,
  clock = Date.now,
}: MemoryReplayWindowOptions = {}): ReplayWindow {
  const claimed = new Map<string, number>();
  const sweep = createSweep(claimed, clock);

  return {
    async claim(key, expiresAt) {
      sweep();
      // Refuses when full: dropping an entry would allow its request to be replayed.
      if (claimed.has(key) || claimed.size >= capacity) return false;
      claimed.set(key, expiresAt);
      return true;
    },
  };
}
