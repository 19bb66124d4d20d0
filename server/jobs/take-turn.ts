import type { Services } from '../services/services.ts';

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
