export interface Contestant<Name extends string> {
  name: Name;
  run: () => Promise<void>;
}

export interface Plan {
  rounds: number;
  warmUps: number;
  /** How many units of work one run does; times are given for one unit. */
  units?: number;
  /** No further round begins after so many: some contestants are very slow. */
  seconds?: number;
}

/** Milliseconds for one unit of work, by contestant; the same index is the same round. */
export type Samples<Name extends string = string> = Record<Name, number[]>;

/**
 * Lets every contestant run once in each round, each round starting with another one, so that what disturbs the machine
 * disturbs all alike and nobody always runs after the same neighbour.
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
