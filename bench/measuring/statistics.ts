/** The middle of what was measured, and how wide its middle half is, as a part of it. */
export interface Figure {
  median: number;
  spread: number;
}

export function figureOf(samples: readonly number[]): Figure {
  const sorted = samples.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  return { median, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / median };
}

/** Compares round by round, since two neighbours in time met the same machine. */
export function ratioOf(above: readonly number[], below: readonly number[]): Figure {
  return figureOf(above.map((value, round) => value / (below[round] ?? Number.NaN)));
}

/** What so many of all stay below, such as 0.95 of them. */
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
