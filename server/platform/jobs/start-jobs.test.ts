import { expect, test, vi } from 'vitest';
import { silentLog } from '#server/platform/operations/log.ts';
import type { Services } from '#server/platform/services.ts';
import { databaseWith } from '#server/testing/database-with.ts';
import { startJobs } from './start-jobs.ts';

const minute = 60_000;

test('A node retries a failed job after a minute, although the job runs every ten', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], fakeNodeBuiltins: true });
  try {
    const database = databaseWith([{ name: 'rare' }]);
    const services = { database, clock: () => new Date(), log: silentLog } as Services;
    const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('only the first time'));
    const jobs = startJobs(services, [{ name: 'rare', interval: 10 * minute, run }]);
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10 * minute - 1);
    expect(run).toHaveBeenCalledTimes(2);
    await jobs.stop();
  } finally {
    vi.useRealTimers();
  }
});
