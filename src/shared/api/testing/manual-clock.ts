import type { Clock } from '#wire/client/with-timeout.ts';

export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  /** Resolves when that many timers are running, so that a test knows a call is in flight. */
  waitForTimers(count: number): Promise<void>;
}

/** A clock that a test advances by hand. */
export function createManualClock(start = Date.UTC(2026, 4, 4, 10)): ManualClock {
  const timers = new Map<object, { at: number; task: () => void }>();
  let now = start;
  return {
    now: () => now,
    after(milliseconds, task) {
      const timer = {};
      timers.set(timer, { at: now + milliseconds, task });
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      now += milliseconds;
      for (const [timer, { at, task }] of timers) {
        if (at > now) continue;
        timers.delete(timer);
        task();
      }
    },
    async waitForTimers(count) {
      while (timers.size < count) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
