import { setTimeout } from 'node:timers/promises';
import type { Search } from '../lists/searches.ts';
import { listPlain } from '../process/running.ts';

/** In milliseconds: ten searches a second, which no server has to queue up as long as nothing else is done. */
const pace = 100;

/**
 * Buyers search while something else is done. A search begins when its turn has come, however long those before it take, so
 * that a server which stands still for a second is felt by all who came in that second.
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
  async function askInTurn(): Promise<void> {
    const started = performance.now();
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      answers.push(ask(searches[turn % searches.length] as Search));
      await setTimeout(Math.max(0, started + (turn + 1) * pace - performance.now()));
    }
  }
  const asking = askInTurn();
  try {
    return { result: await work(), times };
  } finally {
    over.abort();
    await asking;
    await Promise.all(answers);
  }
}
