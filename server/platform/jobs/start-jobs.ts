import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#server/platform/secrets/ids.ts';
import type { Metrics } from '#server/platform/operations/metrics.ts';
import { inSpan } from '#server/platform/tracing.ts';
import type { Services } from '#server/platform/services.ts';

export interface RunningJobs {
  /** Starts no further job, asks running ones to end early and waits for them. */
  stop(): Promise<void>;
  /** Releases the claims of running jobs when the process cannot wait for them, so that another node takes over at once. */
  release(): Promise<void>;
}

type CountJob = Metrics['countJob'];

/** Runs every job when it is due, until stopped. Failures are logged and retried. */
export function startJobs(services: Services, jobs: readonly Job[], count: CountJob = () => undefined): RunningJobs {
  const node = newId();
  const stopping = new AbortController();
  const running = jobs.map((job) => lookAfter(services, job, node, { stopping: stopping.signal, count }));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
    async release() {
      const released = { holder: null, held_until: null };
      await services.database.updateTable('job').set(released).where('holder', '=', node).execute();
    },
  };
}

async function lookAfter(
  services: Services,
  job: Job,
  node: string,
  { stopping, count }: { stopping: AbortSignal; count: CountJob },
): Promise<void> {
  for (const outcome of ['ran', 'failed'] as const) count(job.name, outcome, 0);
  while (!stopping.aborted) {
    const outcome = await takeTurn(services, job, node, stopping).catch((error: unknown) => {
      // The database is down, so the node could not claim the job. It retries later.
      services.log.error({ job: job.name, err: error }, 'a job could not be claimed');
      return 'failed' as const;
    });
    if (outcome !== 'not due') count(job.name, outcome);
    const wait = outcome === 'failed' ? retryWaitOf(job) : job.interval;
    await pause(wait, undefined, { ref: false, signal: stopping }).catch(() => undefined);
  }
}

const minute = 60_000;
/** How long other nodes wait after a node dies in a job. */
const longestRun = 10 * minute;
/** Far above the difference between the clocks of two nodes. Later times are from a clock that was wrong. */
const mostDrift = minute;

/**
 * Runs a due job unless another node is running it. The claim is a row and not a lock: a lock would hold the embedded
 * engine's only connection while the job needs it.
 */
export async function takeTurn(
  services: Services,
  job: Job,
  node: string,
  stopping?: AbortSignal,
): Promise<'ran' | 'failed' | 'not due'> {
  if (!(await claimTurn(services, job, node))) return 'not due';
  const began = performance.now();
  let wait = job.interval;
  try {
    await inSpan(`job ${job.name}`, { tracer: services.tracer }, async () => job.run(services, stopping));
    services.log.debug({ job: job.name, ms: Math.round(performance.now() - began) }, 'a job ran');
    return 'ran';
  } catch (error) {
    services.log.error({ job: job.name, err: error }, 'a job failed');
    wait = retryWaitOf(job);
    return 'failed';
  } finally {
    await giveBack(services, job, node, wait);
  }
}

/** Milliseconds until a failed job is tried again. */
function retryWaitOf({ interval }: Job): number {
  return Math.min(interval, minute);
}

async function claimTurn({ database, clock }: Services, { name, interval }: Job, node: string): Promise<boolean> {
  const now = clock();
  const after = (time: number) => new Date(now.getTime() + time);
  const turn = { holder: node, held_until: after(longestRun) };
  const claimed = await database
    .insertInto('job')
    .values({ name, due_at: now, ...turn })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(turn)
        .where((where) =>
          where.or([where('job.due_at', '<=', now), where('job.due_at', '>', after(interval + mostDrift))]),
        )
        .where((where) =>
          where.or([
            where('job.held_until', 'is', null),
            where('job.held_until', '<=', now),
            where('job.held_until', '>', after(longestRun + mostDrift)),
            // This node claimed the job before and could not release it because the database was down.
            where('job.holder', '=', node),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function giveBack({ database, clock }: Services, { name }: Job, node: string, wait: number): Promise<void> {
  await database
    .updateTable('job')
    .set({ due_at: new Date(clock().getTime() + wait), holder: null, held_until: null })
    .where('name', '=', name)
    .where('holder', '=', node)
    .execute();
}

/** A periodic task, run by one node at a time. */
export interface Job {
  /** The name by which nodes coordinate. */
  readonly name: string;
  /** Milliseconds between runs. */
  readonly interval: number;
  /**
   * Must be safe to interrupt anywhere and run again, since a node may die in it. One that works through a backlog ends
   * between two items when the signal says that the node stops.
   */
  run(services: Services, stopping?: AbortSignal): Promise<unknown>;
}
