import { setTimeout as pause } from 'node:timers/promises';

/** Waits this many milliseconds for the work, then rejects. The work goes on, and its failure is not reported again. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  const late = pause(milliseconds, undefined, { ref: false, signal: waiting.signal }).then(() => {
    throw new Error(`No answer came within ${milliseconds} ms.`);
  });
  // The loser of the race must not become an unhandled rejection.
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
  }
}
