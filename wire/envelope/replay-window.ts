import { ReplayUnknown, type OpenedRequest } from './envelope.ts';
import { Fault } from './refusal.ts';
import type { Clock } from './sequence.ts';

/** Remembers which requests were taken. Servers that share keys must share one. */
export interface ReplayWindow {
  /**
   * True the first time a key is claimed; false when it was claimed before, or when it cannot be remembered. Rejects when
   * neither can be known.
   */
  claim(key: string, expiresAt: number): Promise<boolean>;
}

/**
 * Claims a request, and hands back how to go on once it is opened: a request of which nothing is known is opened all the
 * same, since only who can seal may hear of trouble.
 */
export async function claimRequest(
  replayWindow: ReplayWindow,
  key: string,
  expiresAt: number,
): Promise<(opened: OpenedRequest) => OpenedRequest> {
  let isFresh: boolean;
  try {
    isFresh = await replayWindow.claim(key, expiresAt);
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

/** A full sweep costs milliseconds, so a flood must not be able to ask for one with each request. */
const SWEEP_INTERVAL = 1_000;

export function createMemoryReplayWindow({
  capacity = 200_000,
  clock = Date.now,
}: MemoryReplayWindowOptions = {}): ReplayWindow {
  const claimed = new Map<string, number>();
  let nextSweep = -Infinity;

  function sweep(now: number): void {
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_INTERVAL;
    for (const [key, expiresAt] of claimed) if (expiresAt < now) claimed.delete(key);
  }

  return {
    async claim(key, expiresAt) {
      sweep(clock());
      // When full it refuses: to forget an entry would be to let its request in again.
      if (claimed.has(key) || claimed.size >= capacity) return false;
      claimed.set(key, expiresAt);
      return true;
    },
  };
}
