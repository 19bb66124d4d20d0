export interface Contestant<Name extends string> {
  name: Name;
  run: () => Promise<void>;
}

export interface Plan {
  rounds: number;
  warmUps: number;
  /** Units of work in one run; times are given per unit. */
  units?: number;
  /** No further round begins after this time: some contestants are very slow. */
  seconds?: number;
}

/** Milliseconds per unit of work, by contestant; the same index is the same round. */
export type Samples<Name extends string = string> = Record<Name, number[]>;

/**
 * Runs every contestant once in each round, with rotating order, so that disturbances affect all alike and nobody
 * always runs after the same neighbour.
 */
export async function alternate<Name extends string>(
  contestants: readonly Contestant<Name>[],
  { rounds, warmUps, units = 1, seconds = Infinity }: Plan,
): Promise<Samples<Name>> {
  const samples = Object.fromEntries(contestants.map(({ name }) => [name, []])) as unknown as Samples<Name>;
  const deadline = performance.now() + seconds * 1000;
  for (let round = -warmUps; round < rounds; round += 1) {
    if (round > 0 && performance.now() > deadline) break;
    const start = Math.abs(round) % contestants.length;
    for (const { name, run } of [...contestants.slice(start), ...contestants.slice(0, start)]) {
      const started = performance.now();
      await run();
      if (round >= 0) samples[name].push((performance.now() - started) / units);
    }
  }
  return samples;
}

/** Returns calls per second at this concurrency. The last calls are awaited, and their time counts. */
export async function rateOf(
  call: (turn: number) => Promise<unknown>,
  { concurrent, seconds }: { concurrent: number; seconds: number },
): Promise<number> {
  const started = performance.now();
  let done = 0;
  let turn = 0;
  async function callInTurn(): Promise<void> {
    while (performance.now() - started < seconds * 1000) {
      turn += 1;
      await call(turn);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: concurrent }, callInTurn));
  return (done * 1000) / (performance.now() - started);
}

/** The median, and the interquartile range relative to it. */
export interface Figure {
  median: number;
  spread: number;
}

export function figureOf(samples: readonly number[]): Figure {
  const sorted = samples.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  return { median, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / median };
}

/** Compares round by round, because consecutive runs meet the same load of the machine. */
export function ratioOf(above: readonly number[], below: readonly number[]): Figure {
  return figureOf(above.map((value, round) => value / (below[round] ?? Number.NaN)));
}

/** The percentile of the samples, for example 0.95. */
export function percentile(samples: readonly number[], part: number): number {
  return quantile(
    samples.toSorted((a, b) => a - b),
    part,
  );
}

function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return lower + (upper - lower) * (place - Math.floor(place));
}
