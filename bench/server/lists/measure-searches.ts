import { alternate, type Plan, rateOf, type Samples } from '../../measuring.ts';
import type { Answer } from './contestants.ts';
import type { Search, SearchSet } from './searches.ts';

export const contestantNames = ['ours', 'naive', 'split'] as const;
export type ContestantName = (typeof contestantNames)[number];
export type Contestants = Readonly<Record<ContestantName, Answer>>;

export interface SetSamples {
  name: string;
  /** Milliseconds for one search, by round. */
  byRound: Samples<ContestantName>;
  /** Milliseconds of each search. */
  each: Record<ContestantName, number[]>;
}

/** Times are comparable only if all contestants give the same answer. */
export async function compareAnswers(contestants: Contestants, searches: readonly Search[]): Promise<void> {
  for (const search of searches) {
    const [mine, ...others] = await Promise.all(contestantNames.map((name) => identityOf(contestants[name], search)));
    if (others.some((other) => other !== mine)) throw new Error(`Contestants disagree on ${JSON.stringify(search)}.`);
  }
}

async function identityOf(answer: Answer, search: Search): Promise<string> {
  const { total, vehicleList } = await answer(search);
  return `${total}: ${vehicleList.map(({ id }) => id).join(' ')}`;
}

/** One search at a time. */
export async function measureSet(
  contestants: Contestants,
  { name: setName, searches }: SearchSet,
  { rounds, warmUps, seconds }: Required<Omit<Plan, 'units'>>,
): Promise<SetSamples> {
  const timed = (name: ContestantName) => {
    const times: number[] = [];
    const run = async () => {
      for (const search of searches) {
        const started = performance.now();
        await contestants[name](search);
        times.push(performance.now() - started);
      }
    };
    return { name, times, run };
  };
  const contesting = contestantNames.map(timed);
  const byRound = await alternate(contesting, { rounds, warmUps, seconds, units: searches.length });
  const each = Object.fromEntries(
    contesting.map(({ name, times }) => [name, times.slice(warmUps * searches.length)]),
  ) as SetSamples['each'];
  return { name: setName, byRound, each };
}

/** Searches of the whole mix per second, 16 at once. */
export async function measureRates(
  contestants: Contestants,
  sets: readonly SearchSet[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Samples<ContestantName>> {
  const mix = mixOf(sets);
  const rates = Object.fromEntries(contestantNames.map((name) => [name, []])) as unknown as Samples<ContestantName>;
  const contesting = contestantNames.map((name) => ({
    name,
    run: async () => {
      const rate = await rateOf((turn) => contestants[name](mix[turn % mix.length] as Search), {
        concurrent: 16,
        seconds,
      });
      rates[name].push(rate);
    },
  }));
  await alternate(contesting, { rounds, warmUps: 0 });
  return rates;
}

/** All searches: the first of each kind before the second of any. */
export function mixOf(sets: readonly SearchSet[]): Search[] {
  const longest = Math.max(...sets.map(({ searches }) => searches.length));
  return Array.from({ length: longest }, (_, place) =>
    sets.flatMap(({ searches }) => searches.slice(place, place + 1)),
  ).flat();
}
