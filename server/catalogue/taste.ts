/** What is known of a vehicle that somebody saved, asked about, or may be shown. */
export interface Tasted {
  id: string;
  makeId: string;
  modelId: string;
  level: string;
  priceCents: number;
}

export interface Taste {
  makes: ReadonlyMap<string, number>;
  levels: ReadonlyMap<string, number>;
  /** Half of what was liked costs less. */
  priceCents: number;
}

/** What somebody's favorites and inquiries have in common; undefined for somebody without any. */
export function tasteOf(liked: readonly Tasted[]): Taste | undefined {
  const prices = liked.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  const priceCents = prices[Math.floor(prices.length / 2)];
  if (priceCents === undefined) return undefined;
  return {
    makes: sharesOf(liked.map(({ makeId }) => makeId)),
    levels: sharesOf(liked.map(({ level }) => level)),
    priceCents,
  };
}

/** How well a vehicle suits a taste: the make and the type by how often they were liked, the price by its nearness. */
export function suitability({ makes, levels, priceCents }: Taste, vehicle: Tasted): number {
  const priceGap = Math.abs(Math.log(vehicle.priceCents / priceCents));
  return (makes.get(vehicle.makeId) ?? 0) + (levels.get(vehicle.level) ?? 0) + Math.max(0, 1 - priceGap);
}

/** The first of each model, then the second of each, and so on: a row of eight Vitz tempts nobody. */
export function pickVaried<Vehicle extends Tasted>(sorted: readonly Vehicle[], wanted: number): Vehicle[] {
  const seen = new Map<string, number>();
  const rounds = sorted.map((vehicle) => {
    const round = seen.get(vehicle.modelId) ?? 0;
    seen.set(vehicle.modelId, round + 1);
    return { vehicle, round };
  });
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .slice(0, wanted)
    .map(({ vehicle }) => vehicle);
}

function sharesOf(values: readonly string[]): Map<string, number> {
  const counts = Map.groupBy(values, (value) => value);
  return new Map([...counts].map(([value, own]) => [value, own.length / values.length]));
}
