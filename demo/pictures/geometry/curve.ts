import type { Point } from './vector.ts';

type Curve = (at: number) => number;

/** A smooth curve through the given knots, flat outside them. It never overshoots, since body lines must not wobble. */
export function curveThrough(knots: readonly Point[]): Curve {
  const slopes = knotSlopes(knots);
  return (at) => {
    const first = knots[0] ?? [0, 0];
    if (at <= first[0]) return first[1];
    for (let i = 1; i < knots.length; i++) {
      const a = knots[i - 1] ?? first;
      const b = knots[i] ?? a;
      if (at > b[0]) continue;
      const h = b[0] - a[0];
      const t = (at - a[0]) / h;
      const t2 = t * t;
      const t3 = t2 * t;
      return (
        (2 * t3 - 3 * t2 + 1) * a[1] +
        (t3 - 2 * t2 + t) * h * (slopes[i - 1] ?? 0) +
        (3 * t2 - 2 * t3) * b[1] +
        (t3 - t2) * h * (slopes[i] ?? 0)
      );
    }
    return knots.at(-1)?.[1] ?? 0;
  };
}

function knotSlopes(knots: readonly Point[]): number[] {
  const chords = knots.slice(1).map((b, i) => {
    const a = knots[i] ?? b;
    return (b[1] - a[1]) / (b[0] - a[0]);
  });
  return knots.map((_, i) => {
    const before = chords[i - 1];
    const after = chords[i];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    // The harmonic mean is zero where the curve turns, so the curve stays within its knots.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}
