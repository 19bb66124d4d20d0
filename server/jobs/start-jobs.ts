import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../secrets/ids.ts';
import type { Services } from '../services/services.ts';

export interface RunningJobs {
  /** Begins no further job, and waits for those that are running. */
  stop(): Promise<void>;
}

/** Runs every job whenever it is due, until it is stopped. A failure is logged, and the job is tried again. */
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
      // The database is down, so that the node could not even ask for its turn. It asks again later.
      services.log.error({ job: job.name, err: error }, 'a job could not be taken up');
    }
    await pause(job.interval, undefined, { ref: false, signal: stopping }).catch(() => undefined);
  }
}

const minute = 60_000;
/** When a node dies in a job, the others wait for so long. */
const longestRun = 10 * minute;

/**
 * Runs a job if it is due and no other node is running it. The turn is a row and not a lock, because a lock would hold
 * the embedded engine's only connection while the job needs it.
 */
export async function takeTurn(services: Services, job: Job, node: string): Promise<'ran' | 'failed' | 'not due'> {
  if (!(await claimTurn(services, job, node))) return 'not due';
  const began = performance.now();
  let wait = job.interval;
  try {
    await job.run(services);
    services.log.debug({ job: job.name, ms: Math.round(performance.now() - began) }, 'a job ran');
    return 'ran';
  } catch (error) {
    services.log.error({ job: job.name, err: error }, 'a job failed');
    wait = Math.min(wait, minute);
    return 'failed';
  } finally {
    await giveBack(services, job, node, wait);
  }
}

async function claimTurn({ database, clock }: Services, { name }: Job, node: string): Promise<boolean> {
  const now = clock();
  const turn = { holder: node, held_until: new Date(now.getTime() + longestRun) };
  const claimed = await database
    .insertInto('job')
    .values({ name, due_at: now, ...turn })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(turn)
        .where('job.due_at', '<=', now)
        .where((where) =>
          where.or([
            where('job.held_until', 'is', null),
            where('job.held_until', '<=', now),
            // This node took the turn before, and could not give it back because the database was down.
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

/** A job is done again and again without a call, by one node at a time. */
export interface Job {
  /** The nodes agree by this name whose turn it is. */
  readonly name: string;
  /** The milliseconds from one run to the next. */
  readonly interval: number;
  /** A node may die in it, so it must do no harm to stop it anywhere and run it again. */
  run(services: Services): Promise<unknown>;
}
