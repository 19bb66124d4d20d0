import { setTimeout } from 'node:timers/promises';
import type { Search } from '../lists/searches.ts';
import { listPlain } from '../process/running.ts';

/** In milliseconds: ten searches a second, which an otherwise idle server never has to queue. */
const interval = 100;

/**
 * Buyers who search in the background. Searches start on schedule, however long earlier ones take, so a server that
 * stalls for a second affects everyone who arrives in that second.
 */
export async function searchDuring<Result>(
  origin: string,
  searches: readonly Search[],
  work: () => Promise<Result>,
): Promise<{ result: Result; times: number[] }> {
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  const over = new AbortController();
  async function ask(search: Search): Promise<void> {
    const asked = performance.now();
    await listPlain(origin, search);
    times.push(performance.now() - asked);
  }
  async function searchOnSchedule(): Promise<void> {
    const started = performance.now();
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      answers.push(ask(searches[turn % searches.length] as Search));
      await setTimeout(Math.max(0, started + (turn + 1) * interval - performance.now()));
    }
  }
  const asking = searchOnSchedule();
  try {
    return { result: await work(), times };
  } finally {
    over.abort();
    await asking;
    await Promise.all(answers);
  }
}
