import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../secrets/ids.ts';
import type { Services } from '../services/services.ts';
import { type Job, takeTurn } from './take-turn.ts';

export interface RunningJobs {
  /** Begins nothing more, and waits for what is being done. */
  stop(): Promise<void>;
}

/** Looks after every job until it is stopped. Whatever goes wrong in one is told and tried again. */
export function startJobs(services: Services, jobs: readonly Job[]): RunningJobs {
  const node = newId();
  const stopping = new AbortController();
  const running = jobs.map((job) => lookAfter(services, job, node, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function lookAfter(services: Services, job: Job, node: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await takeTurn(services, job, node);
    } catch (error) {
      // Not even the turn could be asked for: the database is away, and will be asked again.
      services.log.error({ job: job.name, err: error }, 'a job could not be taken up');
    }
    await pause(job.interval, undefined, { ref: false, signal: stopping }).catch(() => undefined);
  }
}
