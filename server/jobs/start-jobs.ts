import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../secrets/ids.ts';
import type { Services } from '../services/services.ts';

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

const minute = 60_000;
/** A node that died in a job keeps the others waiting for so long. */
const longestRun = 10 * minute;

/**
 * Runs a job if it is due and no other node is at it. The turn is a row rather than a lock, because a lock would hold the
 * embedded engine's only connection while the job needs it.
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
            // Taken before, but never given back because the database went away.
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

/** What is done again and again, by one node at a time, without anybody calling. */
export interface Job {
  /** Under which the nodes agree whose turn it is. */
  readonly name: string;
  /** Milliseconds from one run to the next. */
  readonly interval: number;
  /** Must bear being cut off anywhere and run again: a node may die in it. */
  run(services: Services): Promise<unknown>;
}
