import { alternate, type Samples } from '../../measuring.ts';
import { countByAxios, countByFetch, countByKy, type Ours } from './clients.ts';
import type { Target } from './target.ts';
import { vehiclePage } from './vehicle-page.ts';

export interface CallsTask {
  target: Target;
  concurrent: number;
  /** In one run of a contestant. */
  calls: number;
  rounds: number;
  warmUps: number;
}

export type CallSamples = Samples<'plain' | 'sealed' | 'axios' | 'ky' | 'fetch'>;

/** The same code in Node and in the page. */
export async function measureCalls(
  { target, concurrent, calls, rounds, warmUps }: CallsTask,
  { plain, sealed }: Ours,
): Promise<CallSamples> {
  const contestants = {
    plain,
    axios: countByAxios(target),
    sealed,
    ky: countByKy(target),
    fetch: countByFetch(target),
  };
  const names = Object.keys(contestants) as (keyof typeof contestants)[];
  return alternate(
    names.map((name) => ({ name, run: () => callTimes(contestants[name], calls, concurrent) })),
    { rounds, warmUps, units: calls },
  );
}

async function callTimes(count: () => Promise<number>, calls: number, concurrent: number): Promise<void> {
  let left = calls;
  async function callInTurn(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const found = await count();
      if (found !== vehiclePage.vehicleList.length) throw new Error(`${found} vehicles arrived.`);
    }
  }
  await Promise.all(Array.from({ length: concurrent }, callInTurn));
}
